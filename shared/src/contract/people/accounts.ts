import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { locales } from './locales.ts';
import { notification } from './notifications.ts';
import { pendingRegistration } from './pending-registration.ts';
import { id, instant, ok } from './primitives.ts';
import { rule } from './rule.ts';

export const roleNames = ['learner', 'teacher', 'partner', 'admin', 'super-admin'] as const;
export const roleName = z.enum(roleNames);
export type RoleName = z.infer<typeof roleName>;

export const permissions = [
  'create-course',
  'view-course',
  'view-course-all-videos',
  'view-course-first-video',
  'create-learning-path',
  'view-learning-path',
  'create-portfolio',
  'view-admin-dashboard',
  'view-partner-dashboard',
  'create-micro-course',
  'review-path-assignment',
  'review-course',
  'verify-creator',
  'moderate-content',
  'manage-users',
  'manage-payments',
  'manage-taxonomy',
  'manage-coupons',
  'manage-releases',
] as const;
export const permission = z.enum(permissions);
export type Permission = z.infer<typeof permission>;

export const role = z.object({ name: roleName, permissions: z.array(z.object({ name: permission })) });

export const userProfile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  full_name: z.string(),
  /** Drawn where there is no picture: 'AL'. */
  initial: z.string(),
  email: z.string(),
  title: z.string().nullable(),
  profile_image: z.string().nullable(),
  /** Nobody has asked yet what this person wants to learn; cleared by `/welcome`. */
  first_login: z.boolean(),
  created_at: instant,
  /** The account is deleted then, unless its owner keeps it. */
  deletes_at: instant.nullable(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** How a person is shown to others. */
export const person = userProfile.pick({ id: true, full_name: true, initial: true, title: true, profile_image: true });
export type Person = z.infer<typeof person>;

/** The session as a client keeps it. The token lives 24 h. */
export const sessionReply = z.object({ token: z.string(), expires_at: instant, user: userProfile });

export const colorSchemes = ['auto', 'light', 'dark'] as const;

export const startUp = z.object({
  user: userProfile,
  roles: z.array(role),
  /** What was chosen in any browser; null: nothing yet, each browser decides. */
  preferences: z.object({ locale: z.enum(locales).nullable(), color_scheme: z.enum(colorSchemes).nullable() }),
  /** The newest 20. */
  notifications: z.array(notification),
  unread_count: z.int().min(0),
});
export type StartUp = z.infer<typeof startUp>;

/** Spaces around it, as they come with a paste, are no part of it. */
export const email = z
  .string()
  .trim()
  .check(z.email(rule('Enter an email address such as name@example.com.')))
  .max(254);
/** No rules of composition; that it is not a common one, only the server knows. */
export const newPassword = z
  .string()
  .min(8, rule('Password must be at least 8 characters.'))
  .max(128, rule('Password must be at most 128 characters.'));
export const currentPassword = z.string().min(1, rule('Enter your password.')).max(128);
export const firstName = z
  .string()
  .trim()
  .min(1, rule('Enter your first name.'))
  .max(60, rule('First name must be at most 60 characters.'));
export const lastName = z
  .string()
  .trim()
  .min(1, rule('Enter your last name.'))
  .max(60, rule('Last name must be at most 60 characters.'));

export const registerBody = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: newPassword,
  /** Of the person whose link led here. One that does not hold is passed over in silence. */
  referral_token: z.string().max(16).optional(),
});
export const loginBody = z.object({ email, password: currentPassword });

export const confirmRegistrationBody = z.object({
  registration_id: id,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, rule('Enter the 6 digits of the code.')),
});

export const demoAccount = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });

export const accountEndpoints = defineEndpoints({
  register: {
    summary: 'Ask for an account; a code is mailed to the address',
    auth: 'public',
    body: registerBody,
    reply: pendingRegistration,
  },
  registerInstructor: {
    summary: 'The same, for one who wants to teach: leads to the verification as a creator',
    auth: 'public',
    body: registerBody,
    reply: pendingRegistration,
  },
  confirmRegistration: {
    summary: 'Create the account with the mailed code, and sign in',
    auth: 'public',
    body: confirmRegistrationBody,
    reply: sessionReply,
  },
  resendRegistration: {
    summary: 'Mail the code once more; at most one a minute',
    auth: 'public',
    body: z.object({ registration_id: id }),
    reply: pendingRegistration,
  },
  /**
   * `credentials_wrong` (422), or `registration_unconfirmed` (409) when email and password are those of a sign-up of the
   * last 7 days whose code was never entered: its code can be entered still, a new one was mailed where it had ended. It
   * is answered by the sign-up alone, whether the address has an account or not.
   */
  login: { summary: 'Sign in', auth: 'public', body: loginBody, reply: sessionReply },
  logout: { summary: 'Revoke this session', auth: 'signed-in', reply: ok },
  getStartUp: { summary: 'User, roles, preferences and notifications', auth: 'signed-in', reply: startUp },
  listDemoAccounts: {
    summary: 'Demo accounts; empty outside demo mode',
    auth: 'public',
    reply: z.array(demoAccount),
  },
});
