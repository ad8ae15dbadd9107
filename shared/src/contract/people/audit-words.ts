/** What an act was about, as its id is to be read. */
export const auditSubjects = [
  'person',
  'course',
  'learning-path',
  'category',
  'skill',
  'payment',
  'refund',
  'gateway-event',
  'payout',
  'coupon',
  'plan',
  'tax-rate',
  'content',
  'work',
  'mail',
  'setting',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Acts of those who run the site. Each changes something, or looks at what is another person's alone. */
export const auditKinds = [
  'creator_decided',
  'course_decided',
  'course_unpublished',
  'course_removed',
  'courses_featured',
  'reviewer_assigned',
  'path_decided',
  'path_unpublished',
  'content_moderated',
  'report_decided',
  'payment_refunded',
  'payment_voided',
  'payment_resolved',
  'refund_decided',
  'gateway_event_replayed',
  'payout_recorded',
  'payout_reversed',
  'coupons_created',
  'coupon_changed',
  'plan_created',
  'plan_changed',
  'tax_rate_created',
  'tax_rate_ended',
  'work_retried',
] as const;
export type AuditKind = (typeof auditKinds)[number];
