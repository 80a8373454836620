"""The site: tables in the browser, for people at one screen, in one house or far apart."""
