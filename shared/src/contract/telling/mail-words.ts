/** Every mail that is sent, by what it tells; plain data, so that a screen can use it without zod. */
export const mailTemplateNames = [
  'registration_code',
  'account_exists',
  'password_reset',
  'password_changed',
  'email_confirm',
  'email_taken',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'data_export_asked',
  'new_sign_in',
  'account_suspended',
  'account_restored',
  'accounts_merged',
  'email_alias_removed',
  'deletion_scheduled',
  'deletion_taken_back',
  'account_deleted',
  'notification',
  'receipt',
] as const;
export type MailTemplateName = (typeof mailTemplateNames)[number];

/** `failed`: its last try failed, and it is tried again. `given_up`: it is not. */
export const mailStates = ['waiting', 'failed', 'given_up', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

export const mailSorts = ['created', 'recipient', 'tries'] as const;
export type MailSort = (typeof mailSorts)[number];

/** What broke a try. */
export const mailFaults = [
  'unknown_address',
  'refused',
  'busy',
  'unreachable',
  'no_login',
  'not_secure',
  'too_slow',
  'not_written',
  'other',
] as const;
export type MailFault = (typeof mailFaults)[number];

/** Whether a mail can be sent again: `possible`, or why it cannot. */
export const resendStandings = ['possible', 'sent', 'not_tried', 'on_its_way', 'link_expired'] as const;
export type ResendStanding = (typeof resendStandings)[number];

/** Seconds in which a resent mail waits, so that it can be taken back. */
export const RESEND_PAUSE_S = 20;

export const mailThemes = ['light', 'dark'] as const;
export type MailTheme = (typeof mailThemes)[number];
