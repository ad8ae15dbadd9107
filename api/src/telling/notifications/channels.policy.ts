import type { Permission } from '@stoa/shared/contract/kernel/roles.ts';
import {
  alwaysTold,
  type ChosenKind,
  type NotificationChannels,
  type NotificationKind,
} from '@stoa/shared/contract/telling/notifications.ts';
import { courseMakers, courseReaders } from '@stoa/shared/contract/teaching/course-makers.ts';

/**
 * What waits until its reader does something, is money's, or was written to them by who teaches them, and so is worth a mail
 * to who is not on the site.
 */
const needsAction: readonly NotificationKind[] = [
  'course_announcement',
  'work_submitted',
  'work_returned',
  'class_scheduled',
  'class_moved',
  'class_cancelled',
  'class_restored',
  'class_reminder',
  'course_submitted',
  'course_changes_requested',
  'course_unpublished',
  'course_invitation',
  'review_assigned',
  'path_submitted',
  'path_returned',
  'path_unpublished',
  'discussion_question',
  'community_reported',
  'verification_requested',
  'verification_granted',
  'verification_denied',
  'verification_revoked',
  'verification_appealed',
  'verification_upheld',
  'verification_reinstated',
  'trial_ends',
  'plan_payment_failed',
  'plan_ended',
  'work_given_up',
  'books_differ',
  'payout_reversed',
  'payment_review',
  'payment_received',
  'payment_voided',
  'refund_requested',
  'refund_granted',
  'refund_denied',
];

/** Told to those alone who asked for it. */
const askedFor: readonly NotificationKind[] = ['weekly_goal'];

/** Their mails bring a file of their own: whoever tells of them queues those. */
const mailedLater: readonly NotificationKind[] = [
  'payment_received',
  'payment_voided',
  'refund_granted',
  'class_scheduled',
  'class_moved',
  'class_cancelled',
  'class_restored',
  'class_reminder',
];

/** Always told, too, and by the mail that all others have. */
const hasNoOwnMail: readonly NotificationKind[] = ['role_given', 'role_taken', 'account_seen'];

/** Money's mails are never stopped from outside the account: its settings alone do that. */
const ofMoney: readonly NotificationKind[] = [
  'trial_ends',
  'plan_payment_failed',
  'plan_ended',
  'books_differ',
  'payout_recorded',
  'payout_reversed',
  'payment_review',
  'payment_received',
  'payment_voided',
  'refund_requested',
  'refund_granted',
  'refund_denied',
];

/** Whether a mail of this kind has a link that stops all of them, without logging in. */
export const hasUnsubscribeLink = (kind: NotificationKind): kind is ChosenKind =>
  kind !== 'welcome' && !isAlwaysTold(kind) && !ofMoney.includes(kind);

export const isMailedLater = (kind: NotificationKind): boolean =>
  mailedLater.includes(kind) || (isAlwaysTold(kind) && !hasNoOwnMail.includes(kind));

/** In the order of the settings. */
const offered: readonly { kind: ChosenKind; to?: Permission | readonly Permission[] }[] = [
  { kind: 'enrolled' },
  { kind: 'certificate_issued' },
  { kind: 'certificate_revoked' },
  { kind: 'path_completed' },
  { kind: 'work_returned' },
  { kind: 'work_approved' },
  { kind: 'class_scheduled' },
  { kind: 'class_moved' },
  { kind: 'class_cancelled' },
  { kind: 'class_restored' },
  { kind: 'class_reminder' },
  { kind: 'followed_published' },
  { kind: 'wish_cheaper' },
  { kind: 'weekly_goal' },
  { kind: 'lesson_opened' },
  { kind: 'course_announcement' },
  { kind: 'payment_received' },
  { kind: 'payment_voided' },
  { kind: 'refund_granted' },
  { kind: 'refund_denied' },
  { kind: 'refund_requested', to: 'manage-payments' },
  { kind: 'work_submitted', to: courseMakers },
  // Who was a creator still answers for the courses that they made.
  { kind: 'discussion_question', to: courseReaders },
  { kind: 'feedback_received', to: courseReaders },
  { kind: 'course_changes_requested', to: courseMakers },
  { kind: 'review_comment', to: [...courseMakers, 'review-course'] },
  { kind: 'course_published', to: courseMakers },
  { kind: 'course_unpublished', to: courseMakers },
  // Creators alone are invited to work on courses of others.
  { kind: 'course_invitation', to: 'create-course' },
  { kind: 'course_joined', to: courseMakers },
  { kind: 'course_left', to: courseMakers },
  { kind: 'course_access_ended', to: 'create-course' },
  { kind: 'path_returned', to: 'create-learning-path' },
  { kind: 'path_published', to: 'create-learning-path' },
  { kind: 'path_unpublished', to: 'create-learning-path' },
  { kind: 'course_submitted', to: 'review-course' },
  { kind: 'review_assigned', to: 'review-course' },
  { kind: 'path_submitted', to: 'review-course' },
  { kind: 'verification_requested', to: 'verify-creator' },
  { kind: 'verification_granted' },
  { kind: 'verification_denied' },
  { kind: 'verification_revoked', to: 'create-course' },
  { kind: 'verification_upheld', to: 'view-course' },
  { kind: 'verification_reinstated', to: 'view-course' },
  { kind: 'payout_recorded', to: [...courseReaders, 'create-learning-path'] },
  { kind: 'payout_reversed', to: [...courseReaders, 'create-learning-path'] },
  { kind: 'verification_appealed', to: 'verify-creator' },
  { kind: 'verification_undone', to: 'verify-creator' },
  { kind: 'discussion_reply' },
  { kind: 'discussion_mention' },
  { kind: 'discussion_accepted' },
  { kind: 'community_reply' },
  { kind: 'report_decided' },
  { kind: 'announcement_cancelled', to: [...courseReaders] },
  { kind: 'content_removed' },
  { kind: 'content_restored' },
  { kind: 'community_reported', to: 'moderate-content' },
  { kind: 'site_feedback_received', to: 'moderate-content' },
  { kind: 'trial_ends' },
  { kind: 'plan_payment_failed' },
  { kind: 'plan_ended' },
  { kind: 'skill_taken', to: 'create-course' },
  { kind: 'skill_declined', to: 'create-course' },
  { kind: 'skill_proposed', to: 'manage-taxonomy' },
  { kind: 'work_given_up', to: 'view-admin-dashboard' },
  { kind: 'books_differ', to: 'manage-payments' },
  { kind: 'payment_review', to: 'manage-payments' },
  { kind: 'new_sign_in' },
  { kind: 'password_changed' },
  { kind: 'email_changed' },
  { kind: 'identity_linked' },
  { kind: 'identity_unlinked' },
  { kind: 'data_export_asked' },
  { kind: 'role_given' },
  { kind: 'role_taken' },
  { kind: 'account_seen' },
];

/** The kinds that somebody with these permissions can get. */
export const kindsFor = (permissions: ReadonlySet<Permission>): ChosenKind[] =>
  offered
    .filter(({ to }) => to === undefined || [to].flat().some((one) => permissions.has(one)))
    .map(({ kind }) => kind);

export const isAlwaysTold = (kind: NotificationKind): boolean => alwaysTold.includes(kind);

/** Where a kind is told: as its reader chose, if there was something to choose. */
export function channelsOf<K extends NotificationKind>(
  kind: K,
  chosen: Pick<NotificationChannels, 'site' | 'mail'> | null | undefined,
): { kind: K; site: boolean; mail: boolean } {
  if (isAlwaysTold(kind)) return { kind, site: true, mail: true };
  const isTold = !askedFor.includes(kind);
  return { kind, site: chosen?.site ?? isTold, mail: chosen?.mail ?? (isTold && needsAction.includes(kind)) };
}
