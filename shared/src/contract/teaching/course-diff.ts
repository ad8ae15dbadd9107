import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { day, id, instant } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { changedFields } from './course-diff-words.ts';

const field = z.enum(changedFields);
const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const option = z.object({
  text: z.string(),
  correct: z.boolean(),
  /** What belongs to it. An older API matches nothing. */
  match: z.string().default(''),
  picture: storedFile.nullable().default(null),
  picture_alt: z.string().default(''),
});
const opening = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('on'), day }),
  z.object({ kind: z.literal('days'), days: z.int() }),
  z.object({ kind: z.literal('after'), title: z.string() }),
]);
const price = z.object({ price_minor: z.int(), currency: z.string() });

/** One thing before and after. Texts come whole: which words differ is found where they are read. */
export const fieldChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), field, before: z.string(), after: z.string() }),
  z.object({ type: z.literal('lines'), field, before: z.array(z.string()), after: z.array(z.string()) }),
  z.object({ type: z.literal('value'), field, before: value, after: value }),
  z.object({ type: z.literal('price'), field, before: price, after: price }),
  z.object({ type: z.literal('opening'), field, before: opening.nullable(), after: opening.nullable() }),
  z.object({ type: z.literal('file'), field, before: storedFile.nullable(), after: storedFile.nullable() }),
  z.object({ type: z.literal('options'), field, before: z.array(option), after: z.array(option) }),
]);
export type FieldChange = z.infer<typeof fieldChange>;

const state = z.enum(['added', 'removed', 'changed', 'unchanged']);
export type ChangeState = z.infer<typeof state>;

export const questionChange = z.object({
  id: z.string(),
  prompt: z.string(),
  state,
  /** Stands before or behind other questions than it did. */
  moved: z.boolean(),
  fields: z.array(fieldChange),
});
export type QuestionChange = z.infer<typeof questionChange>;

export const lessonChange = z.object({
  id,
  title: z.string(),
  kind: z.enum(lessonKinds),
  state,
  moved: z.boolean(),
  /** The module it stood in, where that is another. */
  moved_from: z.string().nullable(),
  fields: z.array(fieldChange),
  questions: z.array(questionChange),
});
export type LessonChange = z.infer<typeof lessonChange>;

export const moduleChange = z.object({
  id,
  title: z.string(),
  state,
  moved: z.boolean(),
  fields: z.array(fieldChange),
  /** As they stand now, with those that were removed at their old places. */
  lessons: z.array(lessonChange),
});
export type ModuleChange = z.infer<typeof moduleChange>;

export const courseDiff = z.object({
  /** When the course was published first; null while it never was, and then there is nothing to compare with. */
  live_since: instant.nullable(),
  fields: z.array(fieldChange),
  modules: z.array(moduleChange),
});
export type CourseDiff = z.infer<typeof courseDiff>;
