-- A super-admin sees the site as somebody else does, for half an hour, in one session of their own.
create table impersonations (
  id uuid primary key,
  session_id uuid not null,
  actor_id uuid references users on delete set null,
  person_id uuid not null references users on delete cascade,
  reason text not null,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create unique index impersonations_open on impersonations (session_id) where ended_at is null;
create index impersonations_person on impersonations (person_id);
create index impersonations_due on impersonations (ends_at) where ended_at is null;

do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''account_seen''::text, ');
end
$$;
