create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  slug text not null unique,
  position integer not null default 0
);

create table sub_categories (
  id uuid primary key default gen_random_uuid(),
  category_id uuid not null references categories,
  name text not null,
  slug text not null unique,
  position integer not null default 0
);
create index sub_categories_category on sub_categories (category_id);

create table final_categories (
  id uuid primary key default gen_random_uuid(),
  sub_category_id uuid not null references sub_categories,
  name text not null,
  slug text not null unique,
  position integer not null default 0
);
create index final_categories_sub_category on final_categories (sub_category_id);

create table skills (
  id uuid primary key default gen_random_uuid(),
  skill text not null
);
create unique index skills_skill_unique on skills (lower(skill));
