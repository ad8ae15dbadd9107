-- The books: where the money of each payment is. What was written is never changed; a mistake is taken back by another
-- entry, and so is a payment by its refund.
create table ledger_entries (
  id uuid primary key default gen_random_uuid(),
  -- Said by who posts it: the same again is the same entry.
  key text not null unique check (char_length(key) between 3 and 200),
  kind text not null check (char_length(kind) between 1 and 60),
  transaction_id uuid not null references transactions,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- As many belong to it: nothing can be added to a finished one.
  line_count smallint not null check (line_count >= 2),
  -- The entry of the same transaction of which this one takes back all or a part.
  reverses uuid,
  at timestamptz not null default now(),
  unique (id, currency),
  unique (id, transaction_id, currency),
  foreign key (reverses, transaction_id, currency) references ledger_entries (id, transaction_id, currency),
  check (reverses <> id)
);
create index ledger_entries_of_transaction on ledger_entries (transaction_id, at);
create index ledger_entries_reversing on ledger_entries (reverses) where reverses is not null;

create table ledger_lines (
  entry_id uuid not null,
  position smallint not null check (position >= 0),
  -- `payer_clearing:USD`, `creator_payable:{user}:USD`.
  account text not null check (account ~ '^[a-z_]+(:[^:]+)?:[A-Z]{3}$'),
  currency text not null,
  -- Debit is positive, credit negative.
  amount_minor bigint not null check (amount_minor <> 0),
  primary key (entry_id, position),
  foreign key (entry_id, currency) references ledger_entries (id, currency),
  check (right(account, 3) = currency)
);
create index ledger_lines_of_account on ledger_lines (account, entry_id);

-- Looked at when the transaction ends, when all lines are there.
create function check_ledger_entry() returns trigger language plpgsql as $$
  declare
    wanted uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
    lines record;
    declared smallint;
  begin
    select count(*) as counted, coalesce(sum(amount_minor), 0) as total into lines from ledger_lines where entry_id = wanted;
    select line_count into declared from ledger_entries where id = wanted;
    if lines.total <> 0 then
      raise exception 'Ledger entry % does not balance: its lines add up to %.', wanted, lines.total
        using errcode = '23514', constraint = 'ledger_entry_balances';
    end if;
    if lines.counted <> declared then
      raise exception 'Ledger entry % has % lines, not the % it was made of.', wanted, lines.counted, declared
        using errcode = '23514', constraint = 'ledger_entry_lines';
    end if;
    return null;
  end $$;
create constraint trigger ledger_entry_is_whole after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_entry('id');
create constraint trigger ledger_line_fits after insert on ledger_lines
  deferrable initially deferred for each row execute function check_ledger_entry('entry_id');

create function refuse_ledger_change() returns trigger language plpgsql as $$
  begin
    raise exception 'The ledger is never changed. Post an entry that takes the other back.'
      using errcode = '55000';
  end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_ledger_change();
create trigger ledger_entries_are_kept before truncate on ledger_entries
  for each statement execute function refuse_ledger_change();
create trigger ledger_lines_stay before update or delete on ledger_lines
  for each row execute function refuse_ledger_change();
create trigger ledger_lines_are_kept before truncate on ledger_lines
  for each statement execute function refuse_ledger_change();
