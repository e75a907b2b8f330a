"""A second, independent reading of the rules: it checks traces and rule cases without the engine."""
