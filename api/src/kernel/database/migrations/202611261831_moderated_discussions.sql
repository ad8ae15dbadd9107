-- Moderators decide on texts of courses, too: a report is about a post with its replies, or about a discussion.
alter table community_reports
  alter column post_id drop not null,
  add column discussion_id uuid references discussions on delete cascade,
  add constraint community_reports_one_subject check (num_nonnulls(post_id, discussion_id) = 1),
  add constraint community_reports_reply_of_post check (reply_id is null or post_id is not null);
drop index community_reports_once;
create unique index community_reports_once
  on community_reports (reporter_id, post_id, reply_id, discussion_id) nulls not distinct where reporter_id is not null;
create index community_reports_discussion on community_reports (discussion_id) where discussion_id is not null;

alter table community_decisions
  alter column post_id drop not null,
  add column discussion_id uuid references discussions on delete cascade,
  add constraint community_decisions_one_subject check (num_nonnulls(post_id, discussion_id) = 1),
  add constraint community_decisions_reply_of_post check (reply_id is null or post_id is not null);
create index community_decisions_discussion on community_decisions (discussion_id) where discussion_id is not null;
