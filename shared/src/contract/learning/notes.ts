import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant, ok, paged, pageQuery } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

/** Of one person in one course. */
export const NOTES_LIMIT = 2_000;

/** What one learner wrote at a place of a lesson; nobody else reads it. */
export const note = z.object({
  id,
  lesson_id: id,
  /** Null: the lesson is in the course no longer. */
  lesson_title: z.string().nullable(),
  /** Null: a bookmark. */
  text: z.string().nullable(),
  /** Of a film or a recording, whole seconds from its beginning. */
  second: z.int().nullable(),
  /** Of a document, from 1. */
  page: z.int().nullable(),
  /** Grows with each change: a change says on which one it was made. */
  version: z.int().min(1),
  created_at: instant,
  updated_at: instant,
});
export type Note = z.infer<typeof note>;

const text = z
  .string()
  .trim()
  .min(1, rule('Write the note, or leave it out for a bookmark.'))
  .max(5000, rule('A note has at most 5000 characters.'))
  .nullable();

const place = z.object({
  second: z
    .int(rule('A note stands at a whole second.'))
    .min(0, rule('A note stands at a whole second.'))
    .max(359_999, rule('The lesson ends before that second.'))
    .nullable()
    .default(null),
  page: z
    .int(rule('A note stands on a page, counted from 1.'))
    .min(1, rule('A note stands on a page, counted from 1.'))
    .max(100_000, rule('The document ends before that page.'))
    .nullable()
    .default(null),
});

export const createNoteBody = place
  // Made by the client, so that sending the same twice makes one.
  .extend({ id, lesson_id: id, text })
  .refine(({ second, page }) => second === null || page === null, {
    path: ['page'],
    message: rule('A note stands at a second or on a page, not at both.'),
  });
export type CreateNoteBody = z.input<typeof createNoteBody>;

export const updateNoteBody = z.object({
  text,
  /** The version that the change was made on. */
  on: z.int32(rule('Say which version of the note this was changed on.')).min(1),
});

export const listNotesQuery = pageQuery.extend({
  lesson_id: id.optional(),
  q: z.string().trim().max(200).optional(),
});

export const noteEndpoints = defineEndpoints({
  listNotes: {
    summary: 'My notes in a course, in the order of its lessons; `id` is the course',
    auth: 'signed-in',
    params: byId,
    query: listNotesQuery,
    reply: paged(note),
  },
  createNote: {
    summary: 'Write a note, or set a bookmark without a text; at most 2,000 a course and 60 a minute',
    auth: 'signed-in',
    body: createNoteBody,
    reply: note,
  },
  updateNote: {
    summary: 'Change a note of mine; `edit_conflict` where another window changed it since',
    auth: 'signed-in',
    params: byId,
    body: updateNoteBody,
    reply: note,
  },
  removeNote: {
    summary: 'Remove a note of mine; for a day it can be put back',
    auth: 'signed-in',
    params: byId,
    reply: ok,
  },
  restoreNote: {
    summary: 'Put a note back that was removed, as it was',
    auth: 'signed-in',
    params: byId,
    reply: note,
  },
  exportNotes: {
    summary: 'All my notes in a course as a Markdown file, in the language of the request; `id` is the course',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ name: z.string(), markdown: z.string() }),
  },
});
