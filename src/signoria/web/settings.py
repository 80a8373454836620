"""The old home of `signoria.web.site.settings`, for hosts who name it; it goes with the next release."""

from signoria.engine.renamed import warn_of
from signoria.web.site.settings import *  # noqa: F403

warn_of("signoria.web.settings", "signoria.web.site.settings")
