-- What people did who run the site: who, to what, why, and what it was before and after. Each entry holds the hash of the
-- one before it, so none can be changed, left out or put in between unseen.
create table audit_entries (
  seq bigint primary key,
  at timestamptz not null,
  kind text not null,
  -- Null: the site did it by itself.
  actor_id uuid references users (id),
  subject_type text not null,
  subject_id text not null,
  -- As it was called that day; null of a person, who is named by the account.
  subject_name text,
  why text not null default '',
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  previous text not null,
  hash text not null unique
);
create index audit_entries_actor on audit_entries (actor_id, seq desc);
create index audit_entries_subject on audit_entries (subject_type, subject_id, seq desc);
create index audit_entries_kind on audit_entries (kind, seq desc);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is only added to.';
end $$;
create trigger audit_entries_stay before update or delete on audit_entries
  for each row execute function refuse_audit_change();
