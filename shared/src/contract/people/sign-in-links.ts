import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { instant } from '../kernel/primitives.ts';
import { to } from '../site/addresses.ts';
import { sessionReply } from './accounts.ts';

/** What stands in the path that `createSignInLink` gives. */
const signInCode = z.object({ code: z.string().min(20).max(200) });

export const signInLinkEndpoints = defineEndpoints({
  createSignInLink: {
    summary: 'A link that signs this person in on another device: once, within 5 minutes',
    auth: 'signed-in',
    body: z.object({ to: z.string().max(500).default(to.home()) }),
    /** A path of this site: `/redirect/{code}/home`. */
    reply: z.object({ path: z.string(), expires_at: instant }),
  },
  /**
   * Before a session that is open is given up for another. Whoever holds the code learns no more by asking than by using
   * it. 422 `link_spent` as `externalLogin`.
   */
  getSignInLinkOwner: {
    summary:
      'Whom the code of an external redirect would log in; it stays good, but for its owner, who needs it no more',
    auth: 'public',
    params: signInCode,
    reply: z.object({
      full_name: z.string(),
      email: z.string(),
      /** It is the one who asks. Their code is used up with this answer: they are signed in already. */
      is_viewer: z.boolean(),
    }),
  },
  /** 422 `link_spent` when the code is used, too old or made up. */
  externalLogin: {
    summary: 'Log in with the code of an external redirect',
    auth: 'public',
    params: signInCode,
    reply: sessionReply,
  },
});
