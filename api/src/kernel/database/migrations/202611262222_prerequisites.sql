-- Courses to be taken before: advice, or a must. `[{ "course_id": …, "must": true }]`
alter table courses add column prerequisites jsonb not null default '[]';
