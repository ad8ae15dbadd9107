create table learning_paths (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null check (char_length(title) between 5 and 100),
  subtitle text not null default '' check (char_length(subtitle) <= 160),
  overview text not null default '' check (char_length(overview) <= 5000),
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'all_levels')),
  language text not null default 'en',
  category_id uuid not null references categories,
  partner_id uuid not null references users,
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'unpublished', 'retired')),
  enforce_course_order boolean not null default false,
  certificate boolean not null default false,
  fee text not null default 'free' check (fee in ('free', 'one_time', 'subscription')),
  amount_minor integer not null default 0 check (amount_minor >= 0),
  compare_at_minor integer check (compare_at_minor >= 0),
  currency text not null default 'USD' check (char_length(currency) = 3),
  banner_file_id uuid references files,
  banner_alt text not null default '',
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index learning_paths_newest on learning_paths (published_at desc) where status = 'published';
create index learning_paths_category on learning_paths (category_id) where status = 'published';
create index learning_paths_banner on learning_paths (banner_file_id);
create index learning_paths_title on learning_paths using gin (plain_words(title || ' ' || subtitle) gin_trgm_ops);

create table learning_path_objectives (
  path_id uuid not null references learning_paths on delete cascade,
  "order" integer not null,
  text text not null check (char_length(text) between 10 and 160),
  primary key (path_id, "order")
);

create table learning_path_courses (
  path_id uuid not null references learning_paths on delete cascade,
  course_id uuid not null references courses,
  "order" integer not null,
  required boolean not null default true,
  primary key (path_id, course_id),
  unique (path_id, "order") deferrable initially deferred
);
create index learning_path_courses_course on learning_path_courses (course_id);

-- Who may see a file without a link: asked for every cover.
create index courses_by_cover on courses (cover_file_id) where cover_file_id is not null;
