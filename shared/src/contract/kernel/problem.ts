import { z } from 'zod';
import { editConflict } from './edit-conflict.ts';
import { pendingRegistration } from './pending-registration.ts';
import { quote } from './quote.ts';

/** Every way a call can be refused. The API's one table maps each to an HTTP status. */
export const problemCodes = [
  'unauthenticated',
  'forbidden',
  'not_found',
  'invalid',
  'rate_limited',
  'too_slow',
  'missing_marker_header',
  'credentials_wrong',
  'registration_unconfirmed',
  'account_suspended',
  'link_spent',
  'identity_email_taken',
  'identity_linked_elsewhere',
  'provider_linked_already',
  'last_sign_in_way',
  'provider_unavailable',
  'demo_account',
  'own_account',
  'last_super_admin',
  'already_enrolled',
  'course_not_open',
  'payment_required',
  'payments_closed',
  'price_changed',
  'payment_under_way',
  'payment_key_reused',
  'card_not_checked',
  'too_many_cards',
  'card_pays_plan',
  'payment_transition',
  'payment_settled',
  'money_at_gateway',
  'undo_refused',
  'refund_elsewhere',
  'nothing_to_record',
  'card_number_in_payload',
  'not_refundable',
  'not_enrolled',
  'lesson_locked',
  'quiz_attempts_spent',
  'quiz_attempt_closed',
  'submission_changed',
  'submission_exists',
  'attempts_spent',
  'below_pass_mark',
  'own_work',
  'class_closed',
  'class_full',
  'course_transition',
  'course_in_review',
  'course_incomplete',
  'course_has_enrollments',
  'creator_not_verified',
  'review_comments_open',
  'own_course',
  'slug_taken',
  'file_rejected',
  'file_link_expired',
  'rating_too_early',
  'certificate_revoked',
  'path_transition',
  'path_in_review',
  'path_incomplete',
  'path_taken',
  'content_locked',
  'content_removed',
  'own_content',
  'already_reported',
  'already_decided',
  'already_requested',
  'verification_transition',
  'own_request',
  'edit_conflict',
  'conflict',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** The body of every reply that is not a success. */
export const problemBody = z.object({
  message: z.string(),
  code: z.enum(problemCodes),
  /** Names this request in the server's log. */
  request_id: z.string(),
  /** Only with `invalid`, `course_incomplete`, `path_incomplete` and `file_rejected`: field → the rules it broke. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Only with `edit_conflict`. */
  conflict: editConflict.optional(),
  /** Only with `registration_unconfirmed`: the sign-up that waits for its code. */
  registration: pendingRegistration.optional(),
  /** Only with `account_suspended`: since when, and what the person is told of it. */
  suspension: z.object({ since: z.string(), reason: z.string() }).optional(),
  /** Only with `price_changed`: what it costs now. */
  quote: quote.optional(),
});
export type ProblemBody = z.infer<typeof problemBody>;
