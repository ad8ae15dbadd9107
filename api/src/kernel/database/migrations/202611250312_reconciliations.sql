-- Until when the books of a site were last held against its gateway's own, and agreed.
create table reconciliations (
  gateway text primary key,
  agreed_until timestamptz not null
);
