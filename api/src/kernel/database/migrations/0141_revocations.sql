-- When, by whom and why what was granted was taken away, beside the decision that granted it. Rows that were revoked before
-- this hold the revocation in decided_at, decided_by and decision_note, and stay as they are.
alter table creator_verifications
  add column revoked_at timestamptz,
  add column revoked_by uuid references users,
  -- What the person is told.
  add column revoke_note text check (char_length(revoke_note) between 10 and 512),
  add check (revoked_at is null or status = 'revoked'),
  add check ((revoked_at is null) = (revoke_note is null)),
  add check (revoked_at is not null or revoked_by is null);

alter table creator_verifications drop constraint creator_verifications_check1;
alter table creator_verifications
  add check (status in ('pending', 'granted') or coalesce(revoke_note, decision_note) is not null);
