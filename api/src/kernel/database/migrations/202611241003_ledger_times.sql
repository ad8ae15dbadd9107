-- Totals ask for the entries of a time.
create index ledger_entries_at on ledger_entries (at, id);
