-- A plan is paid for by a kept card, again and again.
alter table subscriptions
  -- What pays the next time; null where that card is gone.
  add column card_id uuid references card_tokens on delete set null,
  -- From this moment on periods are counted: one that began on the 31st ends on the 30th of a short month, and on the 31st again.
  add column anchored_at timestamptz,
  -- What paid for the period that runs; null on trial.
  add column line_id uuid references transaction_lines,
  -- The first payment of a period failed then; null while all is paid.
  add column past_due_since timestamptz,
  -- Why the last payment failed; null where there was no card to charge.
  add column failure_code text,
  -- How often the payment of the next period failed.
  add column failed_tries integer not null default 0 check (failed_tries >= 0),
  -- When the card is charged again; null: no more, or nothing is due.
  add column next_try_at timestamptz,
  -- The end of the trial was announced.
  add column trial_told_at timestamptz;
update subscriptions set anchored_at = case when status = 'trialing' then trial_ends_at else started_at end;
update subscriptions set past_due_since = updated_at where status = 'past_due';
alter table subscriptions
  alter column anchored_at set not null,
  alter column anchored_at set default now(),
  add constraint subscriptions_past_due check ((status = 'past_due') = (past_due_since is not null)),
  add constraint subscriptions_failure check (failure_code is null or past_due_since is not null),
  add constraint subscriptions_next_try check (next_try_at is null or past_due_since is not null);
create index subscriptions_due on subscriptions (current_period_ends_at) where ended_at is null;
create index subscriptions_card on subscriptions (card_id) where card_id is not null;
create index subscriptions_line on subscriptions (line_id) where line_id is not null;

alter table coupons
  drop constraint coupons_applies_to_check,
  add constraint coupons_applies_to_check check (applies_to in ('all', 'courses', 'learning_paths', 'plans'));

-- Kinds of notices for those who have a plan, beside those that are known.
do $$
declare
  known text := (
    select pg_get_constraintdef(oid) from pg_constraint
    where conname = 'notifications_kind_check' and conrelid = 'notifications'::regclass
  );
begin
  execute 'alter table notifications drop constraint notifications_kind_check';
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(known, 'ARRAY[', 'ARRAY[''trial_ends''::text, ''plan_payment_failed''::text, ''plan_ended''::text, ');
end
$$;
