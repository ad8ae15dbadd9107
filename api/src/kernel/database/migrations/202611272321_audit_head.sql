-- How far the audit log goes, beside it: a log that was cut at its end still holds by itself.
create table audit_head (
  one boolean primary key default true check (one),
  entries bigint not null check (entries > 0),
  hash text not null
);

create function move_audit_head() returns trigger language plpgsql as $$
begin
  insert into audit_head (entries, hash) values (new.seq, new.hash)
  on conflict (one) do update set entries = excluded.entries, hash = excluded.hash;
  return null;
end
$$;
create trigger audit_entries_move_head after insert on audit_entries
  for each row execute function move_audit_head();

create function keep_audit_head() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.entries = old.entries + 1 then
    return new;
  end if;
  raise exception 'The head of the audit log goes one entry further at a time, and never back' using errcode = '23514';
end
$$;
create trigger audit_head_stays before update or delete on audit_head
  for each row execute function keep_audit_head();
create trigger audit_head_stays_whole before truncate on audit_head
  for each statement execute function keep_audit_head();

insert into audit_head (entries, hash)
select seq, hash from audit_entries order by seq desc limit 1;
