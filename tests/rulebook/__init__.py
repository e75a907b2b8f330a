"""The rule book, paragraph by paragraph: the name of a test says which rule it holds to."""
