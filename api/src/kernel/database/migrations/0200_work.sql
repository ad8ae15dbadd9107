-- What is to be done once, soon or later, by whichever process of the API comes first. It is put down in the transaction
-- of the change that asks for it, and kept with its error when it was given up.
create table work (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (char_length(kind) between 1 and 60),
  -- Of work that waits, there is one of a kind with a key.
  key text check (char_length(key) between 1 and 200),
  payload jsonb not null,
  due_at timestamptz not null default now(),
  attempts integer not null default 0 check (attempts >= 0),
  -- Who is at it, and until when nobody else takes it.
  lease uuid,
  leased_until timestamptz,
  -- Asked for once more while somebody is at it: then it is done once more.
  asked_again boolean not null default false,
  last_error text,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  given_up_at timestamptz,
  check ((lease is null) = (leased_until is null)),
  check (done_at is null or given_up_at is null),
  check (lease is null or (done_at is null and given_up_at is null))
);
create unique index work_of_key on work (kind, key) where done_at is null and given_up_at is null;
create index work_due on work (due_at) where done_at is null and given_up_at is null;
create index work_done on work (done_at) where done_at is not null;
create index work_given_up on work (given_up_at desc, id) where given_up_at is not null;
