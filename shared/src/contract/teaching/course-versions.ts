import { z } from 'zod';
import { onVersion } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';
import { person } from '../people/accounts.ts';
import { courseBuilder } from './course-builder.ts';
import { courseDiff } from './course-diff.ts';
import { LONGEST_LABEL, versionKinds } from './course-version-words.ts';
import { courseMakers } from './course-makers.ts';

export const courseVersion = z.object({
  id,
  /** `restored`: what was there before an earlier version came back. */
  kind: z.enum(versionKinds),
  /** As its teacher calls it; null, or nothing by an older API: it has no name. */
  label: z.string().nullable().optional(),
  at: instant,
  /** Whose doing it was; null: the clock's, or that of one who is gone. */
  actor: person.nullable(),
  name: z.string(),
  lesson_count: z.int(),
  /** It holds what stands in the builder now. */
  is_current: z.boolean(),
});
export type CourseVersion = z.infer<typeof courseVersion>;

export const versionLabel = z.object({
  label: z
    .string()
    .trim()
    .min(1, rule('Name the version.'))
    .max(LONGEST_LABEL, rule('A version’s name must be at most 60 characters.')),
});
export type VersionLabel = z.infer<typeof versionLabel>;

/** What a version is called from now on. */
const labelled = z.object({ label: z.string().nullable() });

export const courseVersionEndpoints = defineEndpoints({
  listCourseVersions: {
    summary: 'What a course was, newest first; at most 20 that were published, and 20 others',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ items: z.array(courseVersion) }),
  },
  getCourseVersion: {
    summary: 'What a version changed on the one before it, or what would change if it came back',
    auth: 'signed-in',
    params: byId,
    query: z.object({ against: z.enum(['earlier', 'now']).default('earlier') }),
    reply: z.object({
      /** Null: it is the oldest that is kept. */
      diff: courseDiff.omit({ live_since: true }).nullable(),
    }),
  },
  nameCourse: {
    summary: 'Keep what a course holds now under a name, until the name is taken away; at most 20',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: versionLabel,
    reply: courseBuilder,
  },
  labelCourseVersion: {
    summary: 'Name a version that is kept, or call it otherwise',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: versionLabel,
    reply: labelled,
  },
  removeVersionLabel: {
    summary: 'Take the name of a version away: what was kept for its name alone is deleted',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    reply: labelled,
  },
  restoreCourseVersion: {
    summary: 'Make a version what its author works on: an edit like others, which keeps what was there before',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object(onVersion),
    reply: z.object({
      course: courseBuilder,
      /** Holds what was there before: bringing it back undoes this. Null where nothing changed. */
      before_id: id.nullable(),
    }),
  },
});
