-- How far the ledger has been forwarded to a learning record store, by its address.
create table forwarded_statements (
  store text primary key,
  last_event_id uuid not null,
  forwarded_at timestamptz not null default now()
);
