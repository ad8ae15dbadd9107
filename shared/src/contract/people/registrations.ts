import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { pendingRegistration } from '../kernel/pending-registration.ts';
import { email, id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { firstName, lastName, newPassword, sessionReply } from './accounts.ts';

export const registerBody = z.object({
  first_name: firstName,
  last_name: lastName,
  email,
  password: newPassword,
  /** Of the person whose link led here. One that does not hold is passed over in silence. */
  referral_token: z.string().max(16).optional(),
});

export const confirmRegistrationBody = z.object({
  registration_id: id,
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, rule('Enter the 6 digits of the code.')),
});

export const registrationEndpoints = defineEndpoints({
  register: {
    summary: 'Ask for an account; a code is emailed to the address',
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
    summary: 'Create the account with the emailed code, and log in',
    auth: 'public',
    body: confirmRegistrationBody,
    reply: sessionReply,
  },
  resendRegistration: {
    summary: 'Email the code once more; at most one a minute',
    auth: 'public',
    body: z.object({ registration_id: id }),
    reply: pendingRegistration,
  },
});
