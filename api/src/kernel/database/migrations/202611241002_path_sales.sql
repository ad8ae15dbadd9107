-- The courses that a paid learning path gives a person: those of the path change later. `opened`: it was this line that
-- enrolled them, so it closes the course when its money goes back; the others they had before.
create table transaction_line_courses (
  line_id uuid not null references transaction_lines,
  course_id uuid not null references courses,
  opened boolean not null,
  primary key (line_id, course_id)
);
create index transaction_line_courses_course on transaction_line_courses (course_id);
update learning_paths set amount_minor = 0 where fee <> 'one_time';
update learning_paths set fee = 'free' where fee = 'one_time' and amount_minor = 0;
update learning_paths set compare_at_minor = null where compare_at_minor <= amount_minor;
alter table learning_paths
  add constraint learning_paths_fee check ((fee = 'one_time') = (amount_minor > 0)),
  add constraint learning_paths_compare check (compare_at_minor is null or compare_at_minor > amount_minor);
