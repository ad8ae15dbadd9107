import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, bySlug, id, instant, ok, slug } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { locales } from '../site/locales.ts';
import { helpAudiences, helpTopics, MOST_HELP_ARTICLES, MOST_HELP_CHARACTERS } from './help-words.ts';

const audience = z.enum(helpAudiences);
const topic = z.enum(helpTopics);

/** An article in a list, in the language of the page. */
export const helpRow = z.object({
  slug: z.string(),
  topic,
  audiences: z.array(audience),
  title: z.string(),
  summary: z.string(),
});
export type HelpRow = z.infer<typeof helpRow>;

export const helpArticle = helpRow.extend({
  /** Markdown. */
  text: z.string(),
  updated_at: instant,
  /** What this person, or this browser, said of it. */
  helpful: z.boolean().nullable(),
  /** Others of its topic, at most four. */
  related: z.array(helpRow),
});
export type HelpArticle = z.infer<typeof helpArticle>;

const wordsIn = z.object({
  title: z.string().trim().max(100, rule('A title has at most 100 characters.')),
  summary: z.string().trim().max(200, rule('A summary has at most 200 characters.')),
  text: z.string().max(MOST_HELP_CHARACTERS, rule('At most 20,000 characters.')),
});

/** All that is written of an article; versions hold it. */
export const helpContent = z.object({
  topic,
  audiences: z.array(audience).min(1, rule('Choose at least one audience.')),
  words: z.object({ en: wordsIn, fr: wordsIn }),
});
export type HelpContent = z.infer<typeof helpContent>;

/** Its address stays once it was published: others link to it. */
export const helpDraft = helpContent.extend({ slug });
export type HelpDraft = z.infer<typeof helpDraft>;

/** `changed`: published, and something was saved since. */
const state = z.enum(['draft', 'published', 'changed', 'unpublished']);

export const helpDeskRow = z.object({
  id,
  version: z.int().min(1),
  slug: z.string(),
  topic,
  audiences: z.array(audience),
  /** In English. */
  title: z.string(),
  state,
  helpful: z.int().min(0),
  unhelpful: z.int().min(0),
});
export type HelpDeskRow = z.infer<typeof helpDeskRow>;

export const helpDeskArticle = z.object({
  id,
  version: z.int().min(1),
  slug: z.string(),
  state,
  /** Its address can no longer be changed. */
  is_fixed: z.boolean(),
  content: helpContent,
  /** Newest first. */
  versions: z.array(
    z.object({
      number: z.int().min(1),
      saved_at: instant,
      /** Null: it came with the product, or a former member saved it. */
      saved_by: z.string().nullable(),
      is_published: z.boolean(),
    }),
  ),
});
export type HelpDeskArticle = z.infer<typeof helpDeskArticle>;

const forTheDesk = { auth: 'signed-in', permission: 'view-admin-dashboard' } as const;
const onVersion = { base_version: z.int32().min(1) };
/** Names a browser to itself alone: it is made there, and says nothing of who sits before it. */
const browser = id;

export const helpEndpoints = defineEndpoints({
  listHelp: {
    summary: 'Published articles of the help centre in their order, or those in which words stand, likeliest first',
    auth: 'public',
    query: z.object({
      audience: audience.optional(),
      q: z.string().trim().max(100).default(''),
    }),
    reply: z.array(helpRow),
  },
  getHelp: {
    summary: 'One published article, by its address',
    auth: 'optional',
    params: bySlug,
    query: z.object({
      browser: browser.optional(),
      /** For who asks in another language than its own. */
      locale: z.enum(locales).optional(),
    }),
    reply: helpArticle,
  },
  answerHelp: {
    summary: 'Say whether an article was helpful; the answer of a person, or of a guest’s browser, counts once',
    auth: 'optional',
    params: bySlug,
    body: z.object({ helpful: z.boolean(), browser }),
    reply: ok,
  },
  listHelpDesk: {
    summary: 'All articles of the help centre in their order',
    ...forTheDesk,
    reply: z.array(helpDeskRow),
  },
  createHelp: { summary: 'Begin an article', ...forTheDesk, body: helpDraft, reply: byId },
  orderHelp: {
    summary: 'Put the articles into another order; all of them are named',
    ...forTheDesk,
    body: z.object({ ids: z.array(id).min(1).max(MOST_HELP_ARTICLES) }),
    reply: ok,
  },
  getHelpDesk: { summary: 'An article with its history', ...forTheDesk, params: byId, reply: helpDeskArticle },
  getHelpVersion: {
    summary: 'What a version of an article says',
    ...forTheDesk,
    params: byId.extend({ number: z.coerce.number().pipe(z.int32().min(1)) }),
    reply: helpContent,
  },
  /** These three are refused with `conflict` (409) where somebody has saved since `base_version`. */
  saveHelp: {
    summary: 'Save an article; what is published stays as it is',
    ...forTheDesk,
    params: byId,
    body: helpDraft.extend(onVersion),
    reply: helpDeskArticle,
  },
  publishHelp: {
    summary: 'Publish what is saved of an article',
    ...forTheDesk,
    params: byId,
    body: z.object(onVersion),
    reply: helpDeskArticle,
  },
  unpublishHelp: {
    summary: 'Take an article out of the help centre',
    ...forTheDesk,
    params: byId,
    body: z.object(onVersion),
    reply: helpDeskArticle,
  },
});
