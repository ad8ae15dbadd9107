-- Files that belong to a request to be verified as a creator, and what is told of it. Stands after what homework, and ways
-- to log in, added to the same two lists.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check
  check (purpose in ('cover', 'video', 'captions', 'document', 'photo', 'submission', 'sample_video', 'id_document'));

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in (
  'welcome', 'enrolled', 'certificate_issued', 'course_submitted', 'course_changes_requested', 'course_published',
  'course_unpublished', 'new_sign_in', 'password_changed', 'email_changed', 'identity_linked', 'identity_unlinked',
  'data_export_asked', 'community_reply', 'community_reported', 'report_decided', 'content_removed', 'content_restored',
  'verification_requested', 'verification_granted', 'verification_denied', 'verification_revoked'
));
