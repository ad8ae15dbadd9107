-- Learning paths are written by their partners: versions of their edits, their review, and what they teach.
alter table learning_paths
  add column sub_category_id uuid references sub_categories,
  add column final_category_id uuid references final_categories,
  add column version integer not null default 1 check (version >= 1),
  add column fee_is_set boolean not null default false,
  add column review_note text check (char_length(review_note) <= 2000),
  add column submitted_at timestamptz,
  -- By a reviewer: what comes back is read again.
  add column is_taken_off boolean not null default false,
  add constraint learning_paths_place check (final_category_id is null or sub_category_id is not null);
update learning_paths set fee_is_set = true where status = 'published' or published_at is not null;
create index learning_paths_sub_category on learning_paths (sub_category_id) where sub_category_id is not null;
create index learning_paths_final_category on learning_paths (final_category_id) where final_category_id is not null;
create index learning_paths_partner on learning_paths (partner_id, updated_at desc);
create index learning_paths_waiting on learning_paths (submitted_at) where status = 'in_review';

create table learning_path_skills (
  path_id uuid not null references learning_paths on delete cascade,
  skill_id uuid not null references skills,
  "order" integer not null,
  primary key (path_id, skill_id)
);
create index learning_path_skills_skill on learning_path_skills (skill_id);

-- Which version changed a part last: an edit that was made on an older one does not write over it.
create table learning_path_changes (
  path_id uuid not null references learning_paths on delete cascade,
  field text not null,
  version integer not null,
  changed_at timestamptz not null default now(),
  primary key (path_id, field)
);

-- When all that it requires was completed; nothing takes that back.
alter table learning_path_enrolments add column completed_at timestamptz;
