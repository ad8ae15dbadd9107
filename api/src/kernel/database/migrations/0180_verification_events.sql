-- Append-only: what happened to a request to be verified as a creator. The request itself says where it stands now, and
-- forgets a revocation that was undone; this does not.
create table verification_events (
  id uuid primary key default gen_random_uuid(),
  verification_id uuid not null references creator_verifications on delete cascade,
  action text not null check (action in ('request', 'grant', 'deny', 'revoke', 'appeal', 'uphold', 'reinstate')),
  -- Null: it was written down before this table was, or they have left.
  actor_id uuid references users,
  note text check (char_length(note) between 10 and 512),
  at timestamptz not null default now(),
  check (action in ('request', 'grant') or note is not null)
);
create index verification_events_in_order on verification_events (verification_id, at, id);

insert into verification_events (verification_id, action, actor_id, note, at)
select id, 'request', user_id, null, requested_at from creator_verifications
union all
select id, 'grant', decided_by, null, decided_at from creator_verifications
  where status = 'granted' or revoked_at is not null
union all
select id, 'deny', decided_by, decision_note, decided_at from creator_verifications where status = 'denied'
union all
select id, 'revoke', decided_by, decision_note, decided_at from creator_verifications
  where status = 'revoked' and revoked_at is null
union all
select id, 'revoke', revoked_by, revoke_note, revoked_at from creator_verifications where revoked_at is not null;

create function keep_verification_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- Who leaves the site is named no more; nothing else changes.
    if new.actor_id is null and (to_jsonb(new) - 'actor_id') = (to_jsonb(old) - 'actor_id') then
      return new;
    end if;
  elsif not exists (select from creator_verifications where id = old.verification_id) then
    return old;
  end if;
  raise exception 'What happened to a verification is never changed.';
end
$$;
create trigger verification_event_is_kept before update or delete on verification_events
  for each row execute function keep_verification_event();

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'welcome', 'enrolled', 'certificate_issued', 'course_submitted', 'course_changes_requested', 'course_published',
  'course_unpublished', 'new_sign_in', 'password_changed', 'email_changed', 'identity_linked', 'identity_unlinked',
  'data_export_asked', 'community_reply', 'community_reported', 'report_decided', 'content_removed', 'content_restored',
  'verification_requested', 'verification_granted', 'verification_denied', 'verification_revoked',
  'verification_appealed', 'verification_upheld', 'verification_reinstated', 'verification_undone'
));
