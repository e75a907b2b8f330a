"""Texts that outlive a program: rule codes, positions, view lines, cases, traces, records.

Each has one module that prints and reads it; nothing here needs a player, a kernel or a server. What
cannot be read is a RecordError with line and column, or a VariantError for rules that cannot be played.
"""
