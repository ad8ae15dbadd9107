import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant } from '../kernel/primitives.ts';

export const referralEndpoints = defineEndpoints({
  getReferral: {
    summary: 'The own referral link, and how many came by it',
    auth: 'signed-in',
    // It makes a new link where the old one has ended.
    impersonating: 'closed',
    reply: z.object({
      token: z.string(),
      path: z.string(),
      expires_at: instant,
      registered: z.int(),
      qualified: z.int(),
    }),
  },
});
