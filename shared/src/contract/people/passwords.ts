import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { email, ok } from '../kernel/primitives.ts';
import { currentPassword, newPassword } from './accounts.ts';

/** Always the same words, account or not. */
export const askedByMail = z.object({ ok: z.literal(true), message: z.string() });

export const passwordEndpoints = defineEndpoints({
  requestPasswordReset: {
    summary: 'Email a link that sets a new password, if the address has an account; the answer never tells',
    auth: 'public',
    body: z.object({ email }),
    reply: askedByMail,
  },
  /** 422 `link_spent` when the token is used, too old (60 minutes) or made up. */
  updatePassword: {
    summary: 'Set a new password with an emailed token; every session ends',
    auth: 'public',
    body: z.object({ token: z.string().min(20).max(200), password: newPassword }),
    reply: ok,
  },
  /** 422 with `current_password` when that is wrong; other sessions end, this one stays. */
  changePassword: {
    summary: 'Change the password; leave the current one out only where there is none yet (social login)',
    auth: 'signed-in',
    body: z.object({ current_password: currentPassword.optional(), password: newPassword }),
    reply: ok,
  },
});
