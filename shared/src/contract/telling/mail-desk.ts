import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { fileLink, sortedBy } from '../kernel/list-queries.ts';
import { day, id, instant, ok, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { mailFaults, mailSorts, mailStates, mailTemplateNames, mailThemes, resendStandings } from './mail-words.ts';

/** A mail of the site as those who run it see it: never what stands in it, which may be a code or a link that signs in. */
export const outgoingMail = z.object({
  id,
  recipient: z.object({ address: z.string(), name: z.string() }),
  template: z.enum(mailTemplateNames),
  locale: z.enum(locales),
  /** Null where it cannot be written. */
  subject: z.string().nullable(),
  state: z.enum(mailStates),
  /** Before it was resent among them. */
  tries: z.int().min(0),
  /** What broke the last try; null where none did. */
  fault: z.enum(mailFaults).nullable(),
  /** In the words of the mail server, without codes and links. */
  last_error: z.string().nullable(),
  created_at: instant,
  sent_at: instant.nullable(),
  given_up_at: instant.nullable(),
  /** When it is tried next; null where it is not. */
  due_at: instant.nullable(),
  resend: z.enum(resendStandings),
});
export type OutgoingMail = z.infer<typeof outgoingMail>;

const mailFilters = z.object({
  state: z.enum(mailStates).optional(),
  template: z.enum(mailTemplateNames).optional(),
  /** Words of the recipient, or of the subject. */
  q: z.string().trim().max(200).default(''),
  /** Days on which mails were put down, in UTC; both belong to it. */
  from: day.optional(),
  to: day.optional(),
  ...sortedBy(mailSorts, 'descending'),
});
export type MailFilters = z.infer<typeof mailFilters>;

export const mailsFile = mailFilters.extend({ locale: z.enum(locales) });

const mailIds = z.array(id).min(1, rule('Choose at least one.')).max(100, rule('Choose at most 100.'));

const template = z.object({ template: z.enum(mailTemplateNames) });

export const mailDeskEndpoints = defineEndpoints({
  listMails: {
    summary: 'Emails of the site and what became of them, without what stands in them',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    query: pageQuery.extend(mailFilters.shape),
    /** `kept_days`: how long a mail is remembered once it was sent or given up. */
    reply: paged(outgoingMail).extend({ kept_days: z.int().min(1) }),
  },
  getMailsLink: {
    summary: 'A link to these emails as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    query: mailFilters,
    reply: fileLink,
  },
  /** They wait some seconds, so that it can be taken back. Asked for again, each is sent once all the same. */
  resendMails: {
    summary: 'Have emails that failed sent again, with all their attempts',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    body: z.object({ ids: mailIds }),
    reply: z.object({
      resent: z.array(id),
      /** Left as they were, and why. Those that are gone are in neither list. */
      refused: z.array(z.object({ id, why: z.enum(resendStandings).exclude(['possible']) })),
    }),
  },
  undoResendMails: {
    summary: 'Take back that emails are sent again, where they still wait',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    body: z.object({ ids: mailIds }),
    reply: z.object({ done: z.int().min(0) }),
  },
  getMailPreview: {
    summary: 'An email as it looks, filled with samples',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    params: template,
    query: z.object({ locale: z.enum(locales), theme: z.enum(mailThemes).default('light') }),
    reply: z.object({
      subject: z.string(),
      text: z.string(),
      /** A path of this site that shows the HTML, in a sandbox and without scripts; it holds for five minutes. */
      html_path: z.string(),
    }),
  },
  sendTestMail: {
    summary: 'Send an email that is filled with samples to oneself',
    auth: 'signed-in',
    permission: 'view-admin-dashboard',
    params: template,
    body: z.object({ locale: z.enum(locales) }),
    reply: ok,
  },
});
