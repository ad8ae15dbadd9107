-- How much is kept of each part, so that what all of a package keeps has a bound.
alter table scorm_scos add column chars integer not null default 0 check (chars >= 0);
update scorm_scos set chars = length(cmi::text) where cmi is not null;
