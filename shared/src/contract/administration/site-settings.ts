import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { asBrowsersRead, brokenAddressRule } from '../kernel/https-address.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { rule } from '../kernel/rule.ts';
import { leadsToNetwork } from '../site/social-networks.ts';

export const MOST_SOCIAL_LINKS = 8;

export const socialLink = z
  .object({
    name: z
      .string()
      .trim()
      .min(1, rule('A name has 1 to 40 characters.'))
      .max(40, rule('A name has 1 to 40 characters.')),
    url: httpsUrl(300, rule('An address has at most 300 characters.')),
  })
  .superRefine(({ name, url }, { addIssue }) => {
    if (!leadsToNetwork(name, url))
      addIssue({
        code: 'custom',
        path: ['url'],
        message: rule('This address leads to another site than its name says.'),
      });
  });
export type SocialLink = z.infer<typeof socialLink>;

/** An email address, or a page that begins with https://. */
const contact = z
  .string()
  .trim()
  .max(300, rule('An address has at most 300 characters.'))
  .refine(
    (text) => text === '' || z.email().safeParse(text).success || brokenAddressRule(text) === undefined,
    rule('Enter an email address, or one that begins with https://.'),
  )
  .overwrite((text) => (text.includes('@') && !text.includes('://') ? text : asBrowsersRead(text)));

/** A page that begins with https://, or nothing. */
const help = z.union([z.literal(''), httpsUrl(300, rule('An address has at most 300 characters.'))]);

export const siteSettingsValues = z.object({
  /** Where links to the help centre lead; empty: to the site's own. Left out, it stays as it is. */
  help: help.optional(),
  /** Where 'Contact Us' leads; empty: nothing is set here. */
  contact,
  /** In the order of the footer; none: nothing is set here. */
  social: z
    .array(socialLink)
    .max(MOST_SOCIAL_LINKS, rule('The footer has room for 8 links.'))
    .refine(
      (links) => new Set(links.map(({ url }) => url)).size === links.length,
      rule('Each address stands in the list once.'),
    ),
});
export type SiteSettingsValues = z.infer<typeof siteSettingsValues>;

/** What an operator sets on the site itself. Where nothing is set, what the gateway was started with holds. */
export const siteSettings = z.object({
  version: z.int().min(0),
  /** An older API knows none. */
  help: z.string().optional(),
  contact: z.string(),
  social: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type SiteSettings = z.infer<typeof siteSettings>;

export const siteSettingsEndpoints = defineEndpoints({
  getSiteSettings: {
    summary: 'Contact, help centre and accounts elsewhere, as pages link to them',
    auth: 'public',
    reply: siteSettings,
  },
  /** Refused with `conflict` (409) where somebody has changed them since `base_version`. */
  updateSiteSettings: {
    summary: 'Change where pages link to elsewhere',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    body: siteSettingsValues.extend({ base_version: z.int32().min(0) }),
    reply: siteSettings,
  },
});
