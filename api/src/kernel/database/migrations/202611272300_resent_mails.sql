-- Until when a sender is at a mail: one that is on its way is not resent.
alter table mails add column leased_until timestamptz;
-- What a mail was before it was resent, by which that is taken back: tries, error, when it was due and given up.
alter table mails add column before_resend jsonb;
create index mails_created on mails (created_at);
