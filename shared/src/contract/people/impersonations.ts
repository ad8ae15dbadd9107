import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, instant, ok } from '../kernel/primitives.ts';
import { reasonBody } from './account-acts.ts';

export const impersonationEndpoints = defineEndpoints({
  /**
   * In this session alone. Until it ends, reads are answered as to that person, but for their sessions and money; whatever
   * would change something is refused (403 `impersonating`). Never as another who manages users (403 `forbidden`).
   */
  startImpersonation: {
    summary: 'See the site as someone else does, for 30 minutes; they are told',
    auth: 'signed-in',
    permission: 'manage-users',
    params: byId,
    body: reasonBody,
    reply: z.object({ ends_at: instant }),
  },
  stopImpersonation: {
    summary: 'See the site with one’s own eyes again',
    auth: 'signed-in',
    impersonating: 'open',
    reply: ok,
  },
});
