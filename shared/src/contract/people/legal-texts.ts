import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { day, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { legalKinds, MOST_LEGAL_CHARACTERS } from './legal-words.ts';

const kind = z.enum(legalKinds);
const number = z.int32().min(1);
const words = z.string().max(MOST_LEGAL_CHARACTERS, rule('At most 100,000 characters.'));
/** Markdown, in each language of the site. */
export const legalWords = z.object({ en: words, fr: words });
export type LegalWords = z.infer<typeof legalWords>;

/** `upcoming`: its day has not come; `in_force`: it holds; `over`: a later one holds. */
const state = z.enum(['upcoming', 'in_force', 'over']);

const version = z.object({ number, holds_from: day, state });

/** One published version, in the language of the page. */
export const legalText = version.extend({
  text: z.string(),
  /** What takes over from it, where that is known already. */
  next: z.object({ number, holds_from: day }).nullable(),
});
export type LegalText = z.infer<typeof legalText>;

export const legalVersion = version.extend({
  published_at: instant,
  /** Null: a former member. */
  published_by: z.string().nullable(),
});
export type LegalVersion = z.infer<typeof legalVersion>;

/** A text as those who run the site see it. */
export const legalDesk = z.object({
  kind,
  draft: z.object({
    /** 0: nothing was ever saved. */
    version: z.int().min(0),
    words: legalWords,
    saved_at: instant.nullable(),
    saved_by: z.string().nullable(),
  }),
  /** Newest first. */
  versions: z.array(legalVersion),
});
export type LegalDesk = z.infer<typeof legalDesk>;

const forTheDesk = { auth: 'signed-in', permission: 'view-admin-dashboard' } as const;
const byKind = z.object({ kind });
const onDraft = { base_version: z.int32().min(0) };

export const legalTextEndpoints = defineEndpoints({
  getLegalText: {
    summary: 'The terms or the privacy notice as they hold today, or one version of them; null where none is published',
    auth: 'public',
    params: byKind,
    query: z.object({ version: z.coerce.number().pipe(number).optional() }),
    reply: z.object({ published: legalText.nullable() }),
  },
  getLegalDesk: { summary: 'A legal text with its draft and history', ...forTheDesk, params: byKind, reply: legalDesk },
  getLegalVersion: {
    summary: 'What a published version says, in every language',
    ...forTheDesk,
    params: byKind.extend({ number: z.coerce.number().pipe(number) }),
    reply: legalWords,
  },
  /** Refused with `conflict` (409) where somebody has saved since `base_version`. */
  saveLegalDraft: {
    summary: 'Save the draft of a legal text',
    ...forTheDesk,
    params: byKind,
    body: z.object({ ...onDraft, words: legalWords }),
    reply: legalDesk,
  },
  /** Refused where nothing differs from the last version, or where the day is past or more than a year ahead. */
  publishLegalText: {
    summary: 'Publish the draft of a legal text, to hold from a day (UTC) on',
    ...forTheDesk,
    params: byKind,
    body: z.object({ ...onDraft, holds_from: day }),
    reply: legalDesk,
  },
});
