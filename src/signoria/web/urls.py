"""The addresses of the site."""

from django.urls import path

from signoria.web import library
from signoria.web.tables import after, aid, pages

urlpatterns = [
    path("", pages.home, name="home"),
    path("tables/", pages.create, name="create"),
    path("t/<slug:id>/", pages.table, name="table"),
    path("t/<slug:id>/decide/", pages.decide, name="decide"),
    path("t/<slug:id>/back/", pages.back, name="back"),
    path("t/<slug:id>/why/", aid.why, name="why"),
    path("t/<slug:id>/hint/", aid.hint, name="hint"),
    path("t/<slug:id>/result/", after.result, name="result"),
    path("t/<slug:id>/replay/", after.replay, name="replay"),
    path("t/<slug:id>/replay/<int:number>/", after.replay, name="replay"),
    path("t/<slug:id>/record/", after.record, name="record"),
    path("t/<slug:id>/rematch/", after.rematch, name="rematch"),
    path("rules/<slug:name>/", library.rules, name="rules"),
    path("cards/<slug:name>/", library.cards, name="cards"),
    path("t/<slug:id>/news/", pages.news, name="news"),
    path("t/<slug:id>/join/<slug:key>/", pages.join, name="join"),
]
