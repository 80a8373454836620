"""Settings for servers that tests start: those of the site, with bots that do not wait for people to follow."""

from signoria.web.site.settings import *  # noqa: F403 - settings are read by name

BOT_PAUSE = 0.0
