"""The addresses of the site."""

from django.urls import path

from signoria.web.tables import pages

urlpatterns = [
    path("", pages.home, name="home"),
    path("tables/", pages.create, name="create"),
    path("t/<slug:id>/", pages.table, name="table"),
    path("t/<slug:id>/decide/", pages.decide, name="decide"),
    path("t/<slug:id>/back/", pages.back, name="back"),
    path("t/<slug:id>/news/", pages.news, name="news"),
    path("t/<slug:id>/join/<slug:key>/", pages.join, name="join"),
]
