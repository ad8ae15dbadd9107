import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { email, id, instant } from '../kernel/primitives.ts';
import { role } from '../kernel/roles.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { notification } from '../telling/notifications.ts';

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
  /** Who sees the site as the person above, and until when; null: the person. */
  seen_by: z.object({ id, full_name: z.string(), until: instant }).nullable().default(null),
});
export type StartUp = z.infer<typeof startUp>;

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

export const loginBody = z.object({ email, password: currentPassword });

export const demoAccount = z.object({ role: z.string(), name: z.string(), email: z.string(), password: z.string() });

export const accountEndpoints = defineEndpoints({
  /**
   * `credentials_wrong` (422), or `registration_unconfirmed` (409) when email and password are those of a sign-up of the
   * last 7 days whose code was never entered: its code can be entered still, a new one was mailed where it had ended. It
   * is answered by the sign-up alone, whether the address has an account or not.
   */
  login: { summary: 'Log in', auth: 'public', body: loginBody, reply: sessionReply },
  getStartUp: { summary: 'User, roles, preferences and notifications', auth: 'signed-in', reply: startUp },
  listDemoAccounts: {
    summary: 'Demo accounts; empty outside demo mode',
    auth: 'public',
    reply: z.array(demoAccount),
  },
});
