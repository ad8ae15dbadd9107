import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, email, id, instant, paged, pageQuery } from '../kernel/primitives.ts';

/** A mail that went out, as a demonstration shows it. */
export const devMailSummary = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  /** The site's name of it: 'registration_code'. */
  template: z.string(),
  created_at: instant,
});
export type DevMailSummary = z.infer<typeof devMailSummary>;

export const devMail = devMailSummary.extend({
  text: z.string(),
  /** A path of this site that shows the mail's HTML, in a sandbox and without scripts. */
  html_path: z.string(),
});
export type DevMail = z.infer<typeof devMail>;

/** In demo mode alone (404 elsewhere): they show everyone's codes and links to everyone. */
export const devMailEndpoints = defineEndpoints({
  listDevMails: {
    summary: 'Emails of the outbox, newest first (demo mode)',
    auth: 'public',
    query: pageQuery.extend({ to: email.optional() }),
    /** `kept`: false where mails leave by a mail server, and none is there to be read. */
    reply: paged(devMailSummary).extend({ kept: z.boolean() }),
  },
  getDevMail: { summary: 'One email of the outbox (demo mode)', auth: 'public', params: byId, reply: devMail },
});
