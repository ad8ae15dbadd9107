-- Who took a learning path: its partner judges the work that they hand in in its courses, and nobody else's.
create table learning_path_enrolments (
  path_id uuid not null references learning_paths on delete cascade,
  user_id uuid not null references users,
  enrolled_at timestamptz not null default now(),
  primary key (path_id, user_id)
);
create index learning_path_enrolments_user on learning_path_enrolments (user_id);
insert into learning_path_enrolments (path_id, user_id, enrolled_at)
select l.item_id, t.user_id, min(l.granted_at)
from transaction_lines l join transactions t on t.id = l.transaction_id
where l.kind = 'learning_path' and l.granted_at is not null and l.withdrawn_at is null and t.user_id is not null
group by 1, 2;
