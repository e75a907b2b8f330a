"""Steps from one schema to the next, run by Alembic when a storage is opened (``migrate.py``)."""
