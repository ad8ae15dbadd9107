import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { httpsUrl } from '../kernel/https-url.ts';
import { byId, id, instant, ok } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { skill } from '../taxonomy/taxonomy.ts';
import { visibilities } from './portfolio-words.ts';

/** What a piece rests on. */
export const evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('certificate'),
    slug: z.string(),
    course_name: z.string(),
    status: z.enum(['issued', 'revoked']),
  }),
  /** Work for an assignment of a course or a learning path that a reviewer approved; what was handed in is not shown. */
  z.object({ kind: z.literal('submission'), id, assignment: z.string(), course_name: z.string() }),
  /** https, on whatever site: nobody checked what stands there. */
  z.object({ kind: z.literal('link'), url: z.url() }),
]);
export type Evidence = z.infer<typeof evidence>;

export const sharedItem = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  skills: z.array(skill),
  evidence,
  /** Its certificate holds, or its work is approved, as of now. */
  verified: z.boolean(),
  created_at: instant,
});
export type SharedItem = z.infer<typeof sharedItem>;

export const portfolioItem = sharedItem.extend({
  /**
   * `private`: the owner alone. `link`: whoever has the piece's own address. `public`: that, and it stands in the
   * portfolio that the owner shares as a whole.
   */
  visibility: z.enum(visibilities),
  /** Its own address is /skills-portfolio/{share}; a new one whenever it was private in between. */
  share: z.string(),
});
export type PortfolioItem = z.infer<typeof portfolioItem>;

export const portfolio = z.object({
  /** /skills-portfolio/{share} shows all public pieces; null until there was a first piece. */
  share: z.string().nullable(),
  /** Newest first. */
  items: z.array(portfolioItem),
});
export type Portfolio = z.infer<typeof portfolio>;

const evidenceChoice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('certificate'),
    slug: z.string().min(1, rule('Choose one of your certificates.')).max(120),
  }),
  z.object({ kind: z.literal('submission'), id }),
  z.object({
    kind: z.literal('link'),
    url: httpsUrl(2000, rule('Address must be at most 2000 characters.')),
  }),
]);
export type EvidenceChoice = z.infer<typeof evidenceChoice>;

export const portfolioItemBody = z.object({
  title: z
    .string()
    .trim()
    .min(3, rule('Title must be between 3 and 100 characters.'))
    .max(100, rule('Title must be between 3 and 100 characters.')),
  summary: z.string().trim().max(1000, rule('Summary must be at most 1000 characters.')),
  skill_ids: z.array(id).min(1, rule('Choose at least one skill.')).max(10, rule('At most 10 skills.')),
  evidence: evidenceChoice,
  visibility: z.enum(visibilities),
});
export type PortfolioItemBody = z.infer<typeof portfolioItemBody>;

export const sharedPortfolio = z.object({ person: person.omit({ id: true }), items: z.array(sharedItem) });
export type SharedPortfolio = z.infer<typeof sharedPortfolio>;

const own = { auth: 'signed-in', permission: 'create-portfolio' } as const;

export const portfolioEndpoints = defineEndpoints({
  listPortfolioItems: { summary: 'My portfolio, newest pieces first', ...own, reply: portfolio },
  createPortfolioItem: {
    summary: 'Add a piece to my portfolio; at most 100',
    ...own,
    body: portfolioItemBody,
    reply: portfolioItem,
  },
  updatePortfolioItem: {
    summary: 'Edit a piece of my portfolio',
    ...own,
    params: byId,
    body: portfolioItemBody,
    reply: portfolioItem,
  },
  removePortfolioItem: {
    summary: 'Take a piece out of my portfolio; for a day it can be put back',
    ...own,
    params: byId,
    reply: ok,
  },
  restorePortfolioItem: {
    summary: 'Put a piece back that was taken out',
    ...own,
    params: byId,
    reply: portfolioItem,
  },
  getSharedPortfolio: {
    summary: 'What someone shares: all their public pieces, or one piece, by its address',
    auth: 'public',
    params: z.object({ share: z.string().min(1).max(60) }),
    reply: sharedPortfolio,
  },
});
