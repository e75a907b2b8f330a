"""The engine: declarations' types, states, and the rules over them."""
