import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok } from '../kernel/primitives.ts';

/** One browser that is signed in. */
export const openSession = z.object({
  id,
  /** 'Firefox on Linux', as the browser told; 'Unknown browser' when it told nothing. */
  device: z.string(),
  /** IP address at the last use. */
  address: z.string(),
  created_at: instant,
  last_used_at: instant,
  expires_at: instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const sessionEndpoints = defineEndpoints({
  logout: { summary: 'Revoke this session', auth: 'signed-in', impersonating: 'open', reply: ok },
  listSessions: {
    summary: 'Where the account is logged in',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: z.array(openSession),
  },
  revokeSession: { summary: 'Sign one browser out', auth: 'signed-in', params: byId, reply: ok },
  revokeAllSessions: { summary: 'Log out everywhere, here too', auth: 'signed-in', reply: ok },
});
