alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'welcome', 'enrolled', 'certificate_issued', 'course_submitted', 'course_changes_requested', 'course_published',
  'course_unpublished', 'new_sign_in', 'password_changed', 'email_changed', 'community_reply', 'community_reported',
  'report_decided', 'content_removed', 'content_restored', 'data_export_ready'
));
