import type { EditConflict } from '@stoa/shared/contract/kernel/edit-conflict.ts';
import type { PendingRegistration } from '@stoa/shared/contract/kernel/pending-registration.ts';
import type { ProblemCode } from '@stoa/shared/contract/kernel/problem.ts';
import type { Quote } from '@stoa/shared/contract/kernel/quote.ts';

/** The one table from problem code to HTTP status. */
export const problemStatus: Record<ProblemCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  invalid: 422,
  rate_limited: 429,
  too_slow: 408,
  missing_marker_header: 400,
  credentials_wrong: 422,
  registration_unconfirmed: 409,
  account_suspended: 403,
  link_spent: 422,
  identity_email_taken: 409,
  identity_linked_elsewhere: 409,
  provider_linked_already: 409,
  last_sign_in_way: 409,
  provider_unavailable: 503,
  demo_account: 403,
  impersonating: 403,
  own_account: 403,
  last_super_admin: 409,
  already_enrolled: 409,
  course_not_open: 409,
  payment_required: 402,
  payments_closed: 409,
  price_changed: 409,
  payment_under_way: 409,
  payment_key_reused: 422,
  card_not_checked: 409,
  too_many_cards: 429,
  card_pays_plan: 409,
  payment_transition: 409,
  payment_settled: 409,
  money_at_gateway: 409,
  undo_refused: 409,
  refund_elsewhere: 409,
  nothing_to_record: 409,
  card_number_in_payload: 422,
  not_refundable: 409,
  not_enrolled: 403,
  lesson_locked: 403,
  quiz_attempts_spent: 409,
  quiz_attempt_closed: 409,
  submission_changed: 409,
  submission_exists: 409,
  attempts_spent: 409,
  below_pass_mark: 422,
  own_work: 403,
  class_closed: 409,
  class_full: 409,
  course_transition: 409,
  course_in_review: 403,
  course_incomplete: 422,
  course_has_enrollments: 409,
  creator_not_verified: 403,
  review_comments_open: 409,
  own_course: 403,
  slug_taken: 409,
  file_rejected: 422,
  file_link_expired: 403,
  rating_too_early: 409,
  certificate_revoked: 410,
  path_transition: 409,
  path_in_review: 403,
  path_incomplete: 422,
  path_taken: 409,
  content_locked: 409,
  content_removed: 409,
  own_content: 403,
  already_reported: 409,
  already_decided: 409,
  already_requested: 409,
  verification_transition: 409,
  own_request: 403,
  edit_conflict: 409,
  conflict: 409,
  unavailable: 503,
  internal: 500,
};

interface ProblemExtras {
  /** Field → the rules it broke. */
  errors?: Record<string, string[]>;
  /** What was changed meanwhile, with `edit_conflict`. */
  conflict?: EditConflict;
  /** The sign-up that waits for its code, with `registration_unconfirmed`. */
  registration?: PendingRegistration;
  /** What the person is told, with `account_suspended`. */
  suspension?: { since: string; reason: string };
  /** What it costs now, with `price_changed`. */
  quote?: Quote;
  /** Seconds until trying again makes sense. */
  retryAfter?: number;
  cause?: unknown;
}

/** Thrown by a service where the fact is known; the error handler alone turns it into a reply. */
export class Problem extends Error {
  override name = 'Problem';
  code: ProblemCode;
  errors: Record<string, string[]> | undefined;
  conflict: EditConflict | undefined;
  registration: PendingRegistration | undefined;
  suspension: { since: string; reason: string } | undefined;
  quote: Quote | undefined;
  retryAfter: number | undefined;

  constructor(
    code: ProblemCode,
    message: string,
    { errors, conflict, registration, suspension, quote, retryAfter, cause }: ProblemExtras = {},
  ) {
    super(message, { cause });
    this.code = code;
    this.errors = errors;
    this.conflict = conflict;
    this.registration = registration;
    this.suspension = suspension;
    this.quote = quote;
    this.retryAfter = retryAfter;
  }
}

export const notFound = (): Problem => new Problem('not_found', 'Not found.');
export const forbidden = (): Problem => new Problem('forbidden', 'This action is unauthorized.');
/** A mailed link, a code or a provider's answer that is used, too old or made up: which of them is nobody's business. */
export const linkSpent = (): Problem => new Problem('link_spent', 'This link or code is no longer valid.');
/** Said to nobody but who reads the address's mail. */
export const addressTaken = (cause: unknown): Problem =>
  new Problem('conflict', 'This email address has an account by now. Log in instead.', { cause });
export const unauthenticated = (): Problem => new Problem('unauthenticated', 'Unauthenticated.');

/** One field's rule, broken: `invalid({ email: 'Enter an email address.' })`. */
export function invalid(fields: Record<string, string | string[]>): Problem {
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, rules]) => [field, Array.isArray(rules) ? rules : [rules]]),
  );
  return new Problem('invalid', 'The given data was invalid.', { errors });
}
