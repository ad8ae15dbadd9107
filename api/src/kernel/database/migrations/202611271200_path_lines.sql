-- The payment line that began somebody's learning path, and ends it when its money goes back; null: they took it for nothing.
-- Written down so far only as the moment: a line is opened in the transaction that takes its path.
alter table learning_path_enrolments add column line_id uuid references transaction_lines;
update learning_path_enrolments e set line_id = l.id
from transaction_lines l join transactions t on t.id = l.transaction_id
where t.user_id = e.user_id and l.kind = 'learning_path' and l.item_id = e.path_id
  and l.granted_at is not null and l.withdrawn_at is null and e.enrolled_at > l.granted_at - interval '1 minute';
create index learning_path_enrolments_line on learning_path_enrolments (line_id) where line_id is not null;
