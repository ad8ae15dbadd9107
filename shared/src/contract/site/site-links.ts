import { z } from 'zod';

/** Where a link leads out of the site. Only these schemes: a link of ours must never run a script. */
const webAddress = z.url({ protocol: /^https$/, error: 'must look like https://example.org' });

/**
 * Addresses outside the site that its operator names, at `/dashboard/settings` or, for what is not set there, in
 * `STOA_SITE_LINKS`, whose help centre comes before the one that is set there: the frame draws what is given and nothing
 * else.
 *
 *     {"help": "https://help.example.org", "contact": "mailto:hello@example.org",
 *      "social": [{"name": "Mastodon", "url": "https://social.example.org/@site"}]}
 */
export const siteLinks = z.strictObject({
  /** The help centre, where it is not the site's own. */
  help: webAddress.optional(),
  /** Where 'Contact Us' leads; else to the site's own page about itself. */
  contact: z.url({ protocol: /^(https|mailto)$/, error: 'must look like https://… or mailto:…' }).optional(),
  social: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(40), url: webAddress }))
    .max(8)
    .default([]),
});
export type SiteLinks = z.infer<typeof siteLinks>;

/** As they stand in a page. */
export interface PageLinks extends SiteLinks {
  /** The help centre is that of `STOA_SITE_LINKS`. */
  is_help_given?: boolean;
}

export const noSiteLinks: SiteLinks = { social: [] };
