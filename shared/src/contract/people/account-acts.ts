import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { actReason, byId, id, ok, publicReason } from '../kernel/primitives.ts';
import { roleName } from '../kernel/roles.ts';
import { rule } from '../kernel/rule.ts';

/** Who teaches is decided by the verification of creators alone. */
export const givenRole = roleName.exclude(['teacher'], rule('Who teaches is decided by the verification of creators.'));
export type GivenRole = z.infer<typeof givenRole>;

const ids = z
  .array(id)
  .min(1, rule('Choose someone.'))
  .max(100, rule('Choose at most 100 people.'))
  .overwrite((all) => [...new Set(all)]);

/** Of how many people something changed: who had it already is not among them. */
const changed = z.object({ changed: z.int().min(0) });

export const roleBody = z.object({ role: givenRole, reason: actReason });
export const suspensionBody = z.object({ reason: actReason, public_reason: publicReason });
export const reasonBody = z.object({ reason: actReason });

/** Each is written into the audit log. `demo_account` (403) where everyone shares an account. */
export const accountActEndpoints = defineEndpoints({
  giveRole: {
    summary: 'Give a role to people',
    auth: 'signed-in',
    permission: 'manage-users',
    body: roleBody.extend({ ids }),
    reply: changed,
  },
  takeRole: {
    summary: 'Take a role from someone; never the own super-admin, nor that of the last one (409)',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    body: roleBody,
    reply: ok,
  },
  logOutUsers: {
    summary: 'End all sessions of people',
    auth: 'signed-in',
    permission: 'manage-users',
    body: reasonBody.extend({ ids }),
    reply: changed,
  },
  suspendUser: {
    summary: 'Keep someone from logging in, and end all of their sessions; an email tells them',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    body: suspensionBody,
    reply: ok,
  },
  restoreUser: {
    summary: 'Let someone log in again; an email tells them',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    body: reasonBody,
    reply: ok,
  },
});
