-- Names of categories are content, so their other languages stand beside them: {"fr": "Comptabilité"}. `name` is the English
-- one, and the one that is shown where a language has none. Aliases are other words that people look for it by, in any language.
alter table categories
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column aliases text[] not null default '{}';
alter table sub_categories
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column aliases text[] not null default '{}';
alter table final_categories
  add column names jsonb not null default '{}' check (jsonb_typeof(names) = 'object'),
  add column aliases text[] not null default '{}';
