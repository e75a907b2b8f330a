"""What one seat may know of a state: ``view`` builds it by adding, never by blanking."""

from kibitz.views.view import View, observer_view, view

__all__ = ["View", "observer_view", "view"]
