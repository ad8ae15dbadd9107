import { z } from 'zod';
import { countryCodes } from '../kernel/countries.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { fileLink } from '../kernel/list-queries.ts';
import { byId, id, instant, pageQuery, paged } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { orders } from '../kernel/sort-orders.ts';
import { person } from '../people/accounts.ts';
import { creatorStatuses } from '../people/creator-status.ts';
import { locales } from '../site/locales.ts';
import { categoryName } from '../taxonomy/taxonomy.ts';
import {
  MOST_EXPERTISE,
  MOST_LINKS,
  verificationActions,
  verificationSorts,
  verificationStatuses,
  verificationVerdicts,
} from './creator-words.ts';

const link = httpsUrl(300, rule('An address must be at most 300 characters.'));

/** As people type it, with spaces, dots and brackets; kept as E.164: `+21671123456`. */
const phone = z
  .string()
  .overwrite((typed) => typed.replace(/[\s().-]/g, ''))
  .regex(/^\+[1-9]\d{6,14}$/, rule('Enter the phone number with its country code, such as +33 6 12 34 56 78.'));

const verificationFields = z.object({
  legal_name: z
    .string()
    .trim()
    .min(2, rule('Legal name must be between 2 and 120 characters.'))
    .max(120, rule('Legal name must be between 2 and 120 characters.')),
  headline: z
    .string()
    .trim()
    .min(5, rule('Headline must be between 5 and 100 characters.'))
    .max(100, rule('Headline must be between 5 and 100 characters.')),
  bio: z
    .string()
    .trim()
    .min(50, rule('Experience must be between 50 and 2000 characters.'))
    .max(2000, rule('Experience must be between 50 and 2000 characters.')),
  /** ISO 3166-1 alpha-2. */
  country: z.enum(countryCodes, rule('Choose a country from the list.')),
  phone,
  links: z.array(link).max(MOST_LINKS, rule('Give at most 5 links.')),
  /** One of both: an address, or an uploaded file of purpose `sample_video`. */
  sample_video_url: link.nullable(),
});

/** What one sends to be verified. */
export const requestVerificationBody = verificationFields
  .extend({
    /** Category ids. */
    expertise: z
      .array(id)
      .min(1, rule('Choose at least one field.'))
      .max(MOST_EXPERTISE, rule('Choose at most 5 fields.')),
    sample_video_file_id: id.nullable(),
    /** An uploaded file of purpose `id_document`. Only who decides sees it; deleted 90 days after the decision. */
    id_document_file_id: id.nullable(),
    agree_terms: z.literal(true, rule('Agree to the terms of use to go on.')),
  })
  .refine((body) => (body.sample_video_url === null) !== (body.sample_video_file_id === null), {
    path: ['sample_video_url'],
    error: rule('Give either a link to a sample video or a file.'),
    // Said together with what else is missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });

/** A private file of a request; the link opens it for less than an hour. */
const requestFile = z.object({ id, name: z.string(), bytes: z.int(), url: z.string() });

/** What was sent with a request. */
export const verificationRequest = verificationFields.extend({
  // As they were when they were sent; rules may have become stricter.
  ...{ country: z.string(), phone: z.string(), links: z.array(z.string()), sample_video_url: z.string().nullable() },
  expertise: z.array(categoryName.extend({ id })),
  sample_video_file: requestFile.nullable(),
  /** Null: none was sent, or it was deleted since. */
  id_document: requestFile.nullable(),
});
export type VerificationRequest = z.infer<typeof verificationRequest>;

/** Something that happened to a request. */
const verificationEvent = z.object({ action: z.enum(verificationActions), at: instant, note: z.string().nullable() });

/** An appeal against a revocation that nobody has answered yet. */
const openAppeal = z.object({ at: instant, note: z.string() });

/** Where the own verification as a creator stands. */
export const creatorVerification = z.object({
  status: z.enum(creatorStatuses),
  requested_at: instant.nullable(),
  /** Of what made the status what it is: of a revoked one the revocation, not the grant before it. */
  decided_at: instant.nullable(),
  /** Why it was denied or revoked. */
  decision_note: z.string().nullable(),
  /** The newest one. Null: nothing was asked yet. */
  request: verificationRequest.nullable(),
  /** Only of a revoked one: while it waits no second one is taken. */
  appeal: openAppeal.nullable(),
  /** Of the newest request, oldest first. */
  history: z.array(verificationEvent),
  /** This person signed up in order to teach. */
  wants_to_teach: z.boolean(),
});
export type CreatorVerification = z.infer<typeof creatorVerification>;

/** A request as those see it who decide. */
export const listedVerification = z.object({
  id,
  status: z.enum(verificationStatuses),
  user: person.extend({ email: z.string() }),
  /** Somebody else must decide on it. */
  is_own: z.boolean(),
  request: verificationRequest,
  requested_at: instant,
  /** When, by whom and why the status became what it is: of a revoked one the revocation, not the grant before it. */
  decided_at: instant.nullable(),
  /** Null where none was needed, and where that person has left. */
  decided_by: person.nullable(),
  decision_note: z.string().nullable(),
  /** How often this person was denied before this request. */
  earlier_denials: z.int().min(0),
  appeal: openAppeal.nullable(),
  /** Oldest first; `by` is null where that person has left. Never changed afterwards. */
  history: z.array(verificationEvent.extend({ by: person.nullable() })),
});
export type ListedVerification = z.infer<typeof listedVerification>;

/** Read by whom it is about. */
export const verificationNote = z
  .string()
  .trim()
  .min(10, rule('Note must be between 10 and 512 characters.'))
  .max(512, rule('Note must be between 10 and 512 characters.'));

/** A yes to a request needs no words; a no, the end of a yes, and what comes after that are explained to the person. */
export const decideVerificationBody = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal(verificationVerdicts[0]) }),
  z.object({ verdict: z.enum(verificationVerdicts).exclude(['grant']), note: verificationNote }),
]);

export const appealRevocationBody = z.object({
  note: z
    .string()
    .trim()
    .min(10, rule('Write between 10 and 512 characters.'))
    .max(512, rule('Write between 10 and 512 characters.')),
});

export const verificationFilters = z.object({
  status: z.enum(verificationStatuses).default('pending'),
  /** A part of a name, an address or a headline. */
  search: z.string().trim().max(100).optional(),
});

export const verificationsFile = verificationFilters.extend({ locale: z.enum(locales) });

export const creatorEndpoints = defineEndpoints({
  getCreatorVerification: {
    summary: 'Where the own verification stands, and what was sent last',
    auth: 'signed-in',
    impersonating: 'closed',
    reply: creatorVerification,
  },
  requestCreatorVerification: {
    summary: 'Ask to be verified as a creator: the first time, or again after a denial',
    auth: 'signed-in',
    body: requestVerificationBody,
    reply: creatorVerification,
  },
  appealRevocation: {
    summary: 'Ask for the verification back that was revoked, and say why; one appeal waits at a time',
    auth: 'signed-in',
    body: appealRevocationBody,
    reply: creatorVerification,
  },
  listCreatorVerifications: {
    summary: 'Requests to be verified; of revoked ones those with an appeal come first, unless they are sorted by name',
    auth: 'signed-in',
    permission: 'verify-creator',
    query: pageQuery.extend(verificationFilters.shape).extend({
      sort: z.enum(verificationSorts).default('since'),
      /** Left out: names ascending, what waits the oldest first, what is decided the newest first. */
      order: z.enum(orders).optional(),
    }),
    reply: paged(listedVerification).extend({
      counts: z.record(z.enum(verificationStatuses), z.int()),
      /** How many revoked ones ask to be verified again. */
      appeals: z.int().min(0),
    }),
  },
  getCreatorVerificationsLink: {
    summary: 'A link to these requests as a CSV file, which holds for five minutes',
    auth: 'signed-in',
    permission: 'verify-creator',
    query: verificationFilters,
    reply: fileLink,
  },
  decideCreatorVerification: {
    summary: 'Grant (gives the role teacher), deny, revoke (takes it away), reinstate, or uphold a revocation',
    auth: 'signed-in',
    permission: 'verify-creator',
    params: byId,
    body: decideVerificationBody,
    reply: listedVerification,
  },
  /** A zip: how to plan a course, checklists, templates, the site's own rules for submitting. The link lives 15 minutes. */
  getCreatorPackage: {
    summary: 'A link to the package for new creators',
    auth: 'signed-in',
    reply: z.object({ url: z.string(), bytes: z.int(), expires_at: instant }),
  },
});
