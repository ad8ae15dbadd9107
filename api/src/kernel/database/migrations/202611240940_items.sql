-- Beside courses, learning paths and plans are sold. A plan is sold by the site itself.
alter table transaction_lines
  drop constraint transaction_lines_kind_check,
  add constraint transaction_lines_kind_check check (kind in ('course', 'learning_path', 'plan')),
  alter column seller_id drop not null,
  add constraint transaction_lines_seller check ((kind = 'plan') = (seller_id is null));
