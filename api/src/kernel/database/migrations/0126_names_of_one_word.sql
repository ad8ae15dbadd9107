-- Who signs in by another site may be known by one name alone: it has no blank behind it.
drop index users_words;
alter table users drop column full_name;
alter table users add column full_name text generated always as (btrim(first_name || ' ' || last_name)) stored;
create index users_words on users using gin (plain_words(full_name || ' ' || email) gin_trgm_ops);

-- A deleted account takes its name out of the notices that others have: they must hold the same name.
update notifications set params = jsonb_set(params, '{author}', to_jsonb(btrim(params ->> 'author')))
  where params ->> 'author' <> btrim(params ->> 'author');
