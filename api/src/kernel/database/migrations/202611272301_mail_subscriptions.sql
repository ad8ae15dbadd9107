-- What the link in a mail's foot stops: whose mails of which kind.
alter table mails add column subscription jsonb;
