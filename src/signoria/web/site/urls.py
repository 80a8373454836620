"""The addresses of the site."""

from django.contrib.auth import views as auth
from django.urls import path
from django.views.i18n import set_language

from signoria.web.people import accounts
from signoria.web.site import errors
from signoria.web.tables.pages import finished, invitations, library, lobby, new_table, sidebar_pages, table
from signoria.web.tables.pages.help import hint, why
from signoria.web.tables.pages.news import news
from signoria.web.tables.pages.replay import replay

urlpatterns = [
    path("", lobby.home, name="home"),
    path("new/<slug:name>/", new_table.new, name="new"),
    path("play/<slug:name>/", new_table.play_now, name="play_now"),
    path("tables/", new_table.create, name="create"),
    path("t/<slug:id>/", table.table, name="table"),
    path("t/<slug:id>/decide/", table.decide, name="decide"),
    path("t/<slug:id>/back/", table.back, name="back"),
    path("t/<slug:id>/why/", why, name="why"),
    path("t/<slug:id>/hint/", hint, name="hint"),
    path("t/<slug:id>/result/", finished.result, name="result"),
    path("t/<slug:id>/replay/", replay, name="replay"),
    path("t/<slug:id>/replay/<int:number>/", replay, name="replay"),
    path("t/<slug:id>/record/", finished.record, name="record"),
    path("t/<slug:id>/rematch/", finished.rematch, name="rematch"),
    path("rules/<slug:name>/", library.rules, name="rules"),
    path("cards/<slug:name>/", library.cards, name="cards"),
    path("t/<slug:id>/news/", news, name="news"),
    path("t/<slug:id>/side/", sidebar_pages.side, name="side"),
    path("t/<slug:id>/talk/", sidebar_pages.talk, name="talk"),
    path("t/<slug:id>/seat/<int:index>/", sidebar_pages.change_seat, name="change_seat"),
    path("t/<slug:id>/curtain/", sidebar_pages.pass_screen, name="curtain"),
    path("t/<slug:id>/propose/", sidebar_pages.propose, name="propose"),
    path("t/<slug:id>/vote/", sidebar_pages.vote, name="vote"),
    path("t/<slug:id>/sit/", invitations.take_seat, name="sit"),
    path("t/<slug:id>/join/<slug:key>/", invitations.join, name="join"),
    path("t/<slug:id>/join/<slug:key>/code.svg", invitations.picture, name="code"),
    path("me/", accounts.own_settings, name="settings"),
    path("me/register/", accounts.register, name="register"),
    path("me/login/", accounts.LogIn.as_view(), name="login"),
    path("me/logout/", auth.LogoutView.as_view(), name="logout"),
    path("me/password/", auth.PasswordChangeView.as_view(template_name="people/password.html"), name="password_change"),
    path(
        "me/password/done/",
        auth.PasswordChangeDoneView.as_view(template_name="people/password_done.html"),
        name="password_change_done",
    ),
    path("me/forgotten/", accounts.ForgottenPassword.as_view(), name="password_reset"),
    path(
        "me/forgotten/sent/",
        auth.PasswordResetDoneView.as_view(template_name="people/forgotten_sent.html"),
        name="password_reset_done",
    ),
    path(
        "me/forgotten/<uidb64>/<token>/",
        auth.PasswordResetConfirmView.as_view(template_name="people/password.html"),
        name="password_reset_confirm",
    ),
    path(
        "me/forgotten/done/",
        auth.PasswordResetCompleteView.as_view(template_name="people/password_done.html"),
        name="password_reset_complete",
    ),
    path("theme/", accounts.theme, name="theme"),
    path("language/", set_language, name="set_language"),
]

handler400 = errors.bad_request
handler403 = errors.forbidden
handler404 = errors.not_found
handler500 = errors.server_error
