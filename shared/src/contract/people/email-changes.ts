import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { email, instant, ok } from '../kernel/primitives.ts';
import { currentPassword } from './accounts.ts';
import { askedByMail } from './passwords.ts';

export const emailChangeEndpoints = defineEndpoints({
  /** The same answer whether the new address is free or not; a taken one is told by mail to its owner. */
  changeEmail: {
    summary: 'Email a link to a new address; it holds from when that link is opened',
    auth: 'signed-in',
    body: z.object({ email, password: currentPassword.optional() }),
    reply: askedByMail,
  },
  getEmailChange: {
    summary: 'The address that waits for its confirmation, if one does',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.object({ email: z.string().nullable(), expires_at: instant.nullable() }),
  },
  cancelEmailChange: { summary: 'Forget the address that waits', auth: 'signed-in', reply: ok },
  confirmEmail: {
    summary: 'Take the new address, with the emailed token',
    auth: 'public',
    body: z.object({ token: z.string().min(20).max(200) }),
    reply: z.object({ email: z.string() }),
  },
});
