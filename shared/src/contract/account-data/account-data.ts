import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { currentPassword, userProfile } from '../people/accounts.ts';

export const accountDataEndpoints = defineEndpoints({
  /** A zip of everything that is kept about the person, made when the link is opened; the link lives 15 minutes. */
  exportAccount: {
    summary: 'A link to a copy of all data of the account',
    auth: 'signed-in',
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
  /** All sessions end. Until `deletes_at` (14 days) a sign-in works, and `keepAccount` ends the wait. */
  deleteAccount: {
    summary: 'Delete the account after a grace period',
    auth: 'signed-in',
    body: z.object({
      /** The account's own address, as a deliberate step. */
      email: z.string().min(1, rule('Write your email address exactly to confirm.')).max(254),
      password: currentPassword.optional(),
    }),
    reply: z.object({ deletes_at: instant }),
  },
  keepAccount: { summary: 'Take the deletion back', auth: 'signed-in', reply: userProfile },
});
