-- What is to be mailed. A row is written in the transaction of the change it tells of; a job sends it.
create table mails (
  id uuid primary key default gen_random_uuid(),
  to_address text not null check (char_length(to_address) <= 254),
  to_name text not null default '',
  locale text not null,
  template text not null,
  -- What the template is filled with. Emptied once the mail is sent: it may hold codes and links that sign in.
  template_values jsonb not null,
  created_at timestamptz not null default now(),
  -- When to try (again).
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index mails_due on mails (due_at) where sent_at is null and given_up_at is null;
