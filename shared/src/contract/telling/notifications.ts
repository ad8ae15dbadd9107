import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

export const notificationKinds = [
  'welcome',
  'enrolled',
  'certificate_issued',
  'certificate_revoked',
  'work_submitted',
  'work_returned',
  'work_approved',
  'class_scheduled',
  'class_moved',
  'class_cancelled',
  'class_restored',
  'class_reminder',
  'course_submitted',
  'course_changes_requested',
  'review_comment',
  'course_published',
  'followed_published',
  'wish_cheaper',
  'weekly_goal',
  'lesson_opened',
  'course_announcement',
  'course_unpublished',
  'course_invitation',
  'course_joined',
  'course_left',
  'course_access_ended',
  'review_assigned',
  'path_submitted',
  'path_returned',
  'path_published',
  'path_unpublished',
  'path_completed',
  'new_sign_in',
  'password_changed',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'data_export_asked',
  'role_given',
  'role_taken',
  'account_seen',
  'discussion_question',
  'discussion_reply',
  'discussion_mention',
  'discussion_accepted',
  'feedback_received',
  'site_feedback_received',
  'community_reply',
  'community_reported',
  'report_decided',
  'announcement_cancelled',
  'content_removed',
  'content_restored',
  'verification_requested',
  'verification_granted',
  'verification_denied',
  'verification_revoked',
  'verification_appealed',
  'verification_upheld',
  'verification_reinstated',
  'verification_undone',
  'trial_ends',
  'plan_payment_failed',
  'plan_ended',
  'skill_proposed',
  'skill_taken',
  'skill_declined',
  'work_given_up',
  'books_differ',
  'payout_recorded',
  'payout_reversed',
  'payment_review',
  'payment_received',
  'payment_voided',
  'refund_requested',
  'refund_granted',
  'refund_denied',
] as const;
export const notificationKind = z.enum(notificationKinds);
export type NotificationKind = z.infer<typeof notificationKind>;

/** What keeps an account safe is always told, on the site and by mail. */
export const alwaysTold: readonly NotificationKind[] = [
  'new_sign_in',
  'password_changed',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'data_export_asked',
  'role_given',
  'role_taken',
  'account_seen',
];

export const notification = z.object({
  id,
  kind: notificationKind,
  /** In the language of whoever asks. */
  title: z.string(),
  body: z.string(),
  /** A path of this site, or null where there is nothing to open. */
  link: z.string().nullable(),
  read: z.boolean(),
  created_at: instant,
});
export type Notification = z.infer<typeof notification>;

/** The kinds that settings speak of. A welcome comes once, before anyone could choose. */
const chosenKind = notificationKind.exclude(['welcome']);
export type ChosenKind = z.infer<typeof chosenKind>;

/** Where one kind is told. */
export const notificationChannels = z.object({ kind: chosenKind, site: z.boolean(), mail: z.boolean() });
export type NotificationChannels = z.infer<typeof notificationChannels>;

/** What is to change of one kind. What is left out stays as it is, whoever changes it at the same time. */
const channelsChange = notificationChannels
  .partial({ site: true, mail: true })
  .refine(({ site, mail }) => site !== undefined || mail !== undefined, {
    path: ['kind'],
    error: rule('Say what changes: on the site, by email, or both.'),
  });
export type ChannelsChange = z.infer<typeof channelsChange>;

export const notificationEndpoints = defineEndpoints({
  listNotifications: {
    summary: 'Notifications, newest first',
    auth: 'signed-in',
    query: pageQuery.extend({ unread: z.stringbool().optional() }),
    reply: paged(notification),
  },
  /** Cheap; a page asks it again and again, and reads the rest only when this has changed. */
  getNotificationSummary: {
    summary: 'How many are unread, and the newest of all',
    auth: 'signed-in',
    reply: z.object({ unread_count: z.int().min(0), newest_id: id.nullable() }),
  },
  readNotification: { summary: 'Mark one notification read', auth: 'signed-in', params: byId, reply: notification },
  unreadNotification: { summary: 'Mark one unread again', auth: 'signed-in', params: byId, reply: notification },
  readAllNotifications: {
    summary: 'Mark all notifications read',
    auth: 'signed-in',
    /** How many were unread, and the moment that all of them bear now: it takes them back (`undoReadAll`). */
    reply: z.object({ count: z.int().min(0), read_at: instant }),
  },
  undoReadAll: {
    summary: 'Mark unread again what was marked read with all others at this moment',
    auth: 'signed-in',
    body: z.object({ read_at: instant }),
    reply: ok,
  },
  listNotificationChannels: {
    summary: 'Where each kind of notification is told: the kinds this person can get',
    auth: 'signed-in',
    reply: z.array(notificationChannels),
  },
  updateNotificationChannels: {
    summary: 'Change where a kind is told; what keeps an account safe is told everywhere in any case (422)',
    auth: 'signed-in',
    body: channelsChange,
    reply: z.array(notificationChannels),
  },
});
