-- A help centre elsewhere, which an operator names on the site itself; empty: the site's own.
alter table site_settings add column help text not null default '' check (char_length(help) <= 300);
