import { z } from 'zod';
import { onVersion } from '../kernel/edit-conflict.ts';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { courseBuilder } from './course-builder.ts';
import { courseDiff } from './course-diff.ts';
import { versionKinds } from './course-version-words.ts';
import { courseMakers } from './course-makers.ts';

export const courseVersion = z.object({
  id,
  /** `restored`: what was there before an earlier version came back. */
  kind: z.enum(versionKinds),
  at: instant,
  /** Whose doing it was; null: the clock's, or that of one who is gone. */
  actor: person.nullable(),
  name: z.string(),
  lesson_count: z.int(),
  /** It holds what stands in the builder now. */
  is_current: z.boolean(),
});
export type CourseVersion = z.infer<typeof courseVersion>;

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
