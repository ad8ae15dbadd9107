-- A sign-up outlives its code by days: a login looks for those of its address, and the old ones are forgotten by their age.
create index pending_registrations_email on pending_registrations (lower(email), created_at desc);
create index pending_registrations_created_at on pending_registrations (created_at);
drop index pending_registrations_expires_at;
