-- It tells that a copy was asked for, which is when it is sent.
alter table notifications drop constraint notifications_kind_check;
update notifications set kind = 'data_export_asked' where kind = 'data_export_ready';
alter table notifications add constraint notifications_kind_check check (kind in (
  'welcome', 'enrolled', 'certificate_issued', 'course_submitted', 'course_changes_requested', 'course_published',
  'course_unpublished', 'new_sign_in', 'password_changed', 'email_changed', 'identity_linked', 'identity_unlinked',
  'data_export_asked', 'community_reply', 'community_reported', 'report_decided', 'content_removed', 'content_restored'
));
