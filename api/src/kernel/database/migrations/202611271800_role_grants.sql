-- Who gave a role, and why. Of older ones nobody wrote it down.
alter table user_roles
  add column origin text not null default 'earlier'
    check (origin in ('earlier', 'sign-up', 'verification', 'person')),
  add column granted_by uuid references users on delete set null,
  add column grant_reason text;
alter table user_roles alter column origin set default 'sign-up';
create index user_roles_granted_by on user_roles (granted_by) where granted_by is not null;
