-- Articles of the help centre. What is written of one stands in its versions.
create table help_articles (
  id uuid primary key,
  slug text not null unique,
  position integer not null default 0,
  version integer not null default 1 check (version > 0),
  -- Null: not in the help centre.
  published_version integer,
  -- When it was first and last published; since then its address stays.
  published_at timestamptz,
  -- It came with the product, under this name.
  shipped_as text unique
);

-- Never changed: a save adds one.
create table help_versions (
  article_id uuid not null references help_articles (id),
  number integer not null check (number > 0),
  -- {"topic": …, "audiences": […], "words": {"en": {"title": …, "summary": …, "text": …}, …}}
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  saved_at timestamptz not null default now(),
  -- Null: it came with the product, or whoever saved it has gone.
  saved_by uuid references users (id),
  primary key (article_id, number)
);
alter table help_articles
  add foreign key (id, published_version) references help_versions (article_id, number) deferrable initially deferred;

-- Was it helpful? One answer of each person, and of each browser in which nobody is logged in.
create table help_answers (
  id uuid primary key,
  article_id uuid not null references help_articles (id),
  user_id uuid references users (id),
  browser uuid,
  is_helpful boolean not null,
  answered_at timestamptz not null default now(),
  check ((user_id is null) <> (browser is null))
);
create unique index help_answers_of_person on help_answers (article_id, user_id) where user_id is not null;
create unique index help_answers_of_browser on help_answers (article_id, browser) where browser is not null;
create index help_answers_by_user on help_answers (user_id);
