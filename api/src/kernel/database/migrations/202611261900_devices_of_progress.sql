-- From which device something was learnt: what the session's browser told of itself at that time.
alter table progress_events add column browser text, add column os text;
