-- Whether a class is recorded is said by the page that records it, and ends with it: a room alone would go on saying so.
alter table room_seats add column is_filming boolean not null default false;
alter table class_rooms drop column is_recorded;
