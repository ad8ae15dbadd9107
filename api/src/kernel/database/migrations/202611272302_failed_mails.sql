-- When the last try of a mail failed: by this, and by when the last one left, one sees how the mail server fares.
alter table mails add column failed_at timestamptz;
