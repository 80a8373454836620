"""Django's settings. Without any environment the site runs at home on SQLite, in one process.

SIGNORIA_DATA    the folder for database and secret
SIGNORIA_URL     the public address; with https:// cookies and redirects are as strict as they can be
SIGNORIA_HOSTS   further names under which the site is reached, with commas
SIGNORIA_SECRET  the key that signs sessions, instead of the one kept in the data folder
SIGNORIA_MAIL    smtp://user:password@host:587 or smtps://…, to let people set a new password by e-mail
SIGNORIA_SENDER  the address from which such letters come
DATABASE_URL     postgres://… instead of SQLite
REDIS_URL        redis://… where several processes serve the same tables

SIGNORIA_THREADS        how many requests a process carries out at the same time, each with its connection (16)
SIGNORIA_BOT_PROCESSES  in how many processes bots think, for each process that serves (2)
SIGNORIA_BOT_PAUSE      seconds that a bot waits before its next deed, so that people can follow (0.7)
"""

import os
from pathlib import Path

import dj_database_url

from signoria.web import environment

HERE = Path(__file__).parents[1]
PUBLIC_URL = environment.public_url()
SECURE = PUBLIC_URL.startswith("https://")

SECRET_KEY = environment.secret_key()
DEBUG = False
ALLOWED_HOSTS = environment.hosts()
ROOT_URLCONF = "signoria.web.site.urls"
ASGI_APPLICATION = "signoria.web.site.asgi.application"

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django_htmx",
    "signoria.web.people",
    "signoria.web.tables",
]

MIDDLEWARE = [
    "signoria.web.site.policy.PolicyMiddleware",  # the outermost: for redirects, static files and refusals too
    "django_htmx.middleware.HtmxMiddleware",  # before all that may fail: pages for errors look at `request.htmx`
    "signoria.web.site.answers.PartsMiddleware",
    "signoria.web.site.answers.CompressionMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "signoria.web.people.middleware.PersonMiddleware",
    "signoria.web.site.errors.RefusalMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE / "templates", *environment.of_boards("templates")],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.messages.context_processors.messages",
                "signoria.web.people.context.person",
            ],
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    ["django.template.loaders.filesystem.Loader", "django.template.loaders.app_directories.Loader"],
                )
            ],
        },
    },
    {  # boards are drawn by these
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [HERE / "jinja2", *environment.of_boards("jinja2")],
        "OPTIONS": {"environment": "signoria.web.board.jinja.environment"},
    },
]

DATABASES = {"default": dj_database_url.config(default=f"sqlite:///{environment.data_folder() / 'signoria.db'}")}
if DATABASES["default"]["ENGINE"] == "django.db.backends.sqlite3":
    # Writers wait for each other instead of failing, and what was answered is on the disk.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON;",
    }
# The threads that serve keep their connections, and look whether one is still good before they use it again.
DATABASES["default"]["CONN_MAX_AGE"] = None
DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
THREADS = int(os.environ.get("SIGNORIA_THREADS", "16"))
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
REDIS_URL = os.environ.get("REDIS_URL", "")

BOT_PROCESSES = int(os.environ.get("SIGNORIA_BOT_PROCESSES", "2"))
BOT_SECONDS = 15.0  # a bot that has not decided by then is replaced for that decision
BOT_PAUSE = float(os.environ.get("SIGNORIA_BOT_PAUSE", "0.7"))

LANGUAGES = [("en", "English"), ("cs", "Čeština"), ("pl", "Polski"), ("ru", "Русский")]
LANGUAGE_CODE = "en"
LOCALE_PATHS = [HERE.parent / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

STATIC_URL = "static/"
STATICFILES_DIRS = [HERE / "static", *environment.of_boards("static")]
STATIC_ROOT = environment.data_folder() / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

SESSION_COOKIE_AGE = 365 * 24 * 3600
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = SECURE
CSRF_COOKIE_SECURE = SECURE
CSRF_COOKIE_HTTPONLY = True
CSRF_TRUSTED_ORIGINS = [PUBLIC_URL] if PUBLIC_URL else []
SECURE_SSL_REDIRECT = SECURE
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if SECURE else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE
SECURE_HSTS_PRELOAD = SECURE
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if SECURE else None
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
FILE_UPLOAD_HANDLERS: list[str] = []  # no form here has files; what comes as one is passed over
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
CSRF_FAILURE_VIEW = "signoria.web.site.errors.csrf_failure"
LANGUAGE_COOKIE_AGE = 365 * 24 * 3600
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_SECURE = SECURE
LANGUAGE_COOKIE_HTTPONLY = True
MAIL = environment.mail()
EMAIL_HOST = MAIL.host
EMAIL_PORT = MAIL.port
EMAIL_HOST_USER = MAIL.user
EMAIL_HOST_PASSWORD = MAIL.password
EMAIL_USE_SSL = MAIL.tls_at_once
EMAIL_USE_TLS = bool(MAIL.user) and not MAIL.tls_at_once
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = MAIL.sender
LOGIN_URL = "login"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}
