"""The tests; CONTRIBUTING.md says which kind is worth what."""
