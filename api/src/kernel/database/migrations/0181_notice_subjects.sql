-- What a notification asks somebody to decide on: a newer one takes its place, and it is read for all once one has decided.
alter table notifications add column about uuid;
create index notifications_about on notifications (about, kind) where about is not null;
