import { z } from 'zod';
import { wordsOf } from './own-words.ts';
import { rule } from './rule.ts';

// A page's policy turns no text into code: there zod must not even try, because the try is reported.
if ('document' in globalThis) z.config({ jitless: true });
// Below what a schema says itself, above the words of zod's own language.
z.config({ customError: wordsOf });

/** In small letters, as the database gives it: two spellings of one id never count as two. */
export const id = z.uuid().toLowerCase();
/** There was no year 0, and no database keeps one. */
export const hasYear = (text: string): boolean => !text.startsWith('0000');
/** A UTC instant, ISO 8601: `2026-11-21T09:30:00.000Z`. */
export const instant = z.iso.datetime().refine(hasYear, rule('Enter a date and a time.'));
/** A day, ISO 8601: `2026-11-24`. It counts from midnight UTC. */
export const day = z.iso.date().refine(hasYear, rule('Enter a date.'));
export const slug = z
  .string()
  .min(3, rule('Address must be between 3 and 80 characters.'))
  .max(80, rule('Address must be between 3 and 80 characters.'))
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, rule('Use small letters, digits and single hyphens.'));

/** Money: integer minor units (cents) and an ISO 4217 code. `{ amount_minor: 1250, currency: 'USD' }` is 12.50 USD. */
export const money = z.object({ amount_minor: z.int().min(0), currency: z.string().length(3) });
export type Money = z.infer<typeof money>;

/** Query of every list: 1-based page, at most 100 rows a page. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(24),
});

/**
 * Reply of every list. `total` counts all rows that match, not those on this page; of a very long list it counts no further than
 * a few thousand, and `total_is_least` says so.
 */
export const paged = <T extends z.ZodType>(row: T) =>
  z.object({
    items: z.array(row),
    page: z.int(),
    per_page: z.int(),
    total: z.int(),
    total_is_least: z.literal(true).optional(),
  });

/** A query parameter that may be given once, many times, or comma-separated. */
export const manyOf = <T extends z.ZodType>(list: T) =>
  z.preprocess(
    (value) =>
      value === undefined ? undefined : (Array.isArray(value) ? value : String(value).split(',')).filter(Boolean),
    list,
  );

export const ok = z.object({ ok: z.literal(true) });
export const byId = z.object({ id });
export const bySlug = z.object({ slug: z.string().min(1).max(120) });

/** Spaces around it, as they come with a paste, are no part of it. */
export const email = z
  .string()
  .trim()
  .check(z.email(rule('Enter an email address such as name@example.com.')))
  .max(254);

/** What a person is told of what was done to their account or work. */
export const publicReason = z
  .string()
  .trim()
  .min(10, rule('Tell the person in 10 to 500 characters.'))
  .max(500, rule('Tell the person in 10 to 500 characters.'));

/** Why someone who runs the site did something to another person's account or work. */
export const actReason = z
  .string()
  .trim()
  .min(10, rule('Reason must be between 10 and 500 characters.'))
  .max(500, rule('Reason must be between 10 and 500 characters.'));
