import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';
import { importNoteKinds } from './course-import-words.ts';
import { courseMakers } from './course-makers.ts';

export const courseImport = z.object({
  id,
  state: z.enum(['working', 'done', 'refused']),
  /** Once it is done; null where it was deleted since. */
  course: z.object({ id, name: z.string(), slug: z.string() }).nullable(),
  files_done: z.int(),
  file_count: z.int(),
  /** What did not come along as it was. */
  notes: z.array(z.object({ kind: z.enum(importNoteKinds), name: z.string(), reason: z.string().optional() })),
  /** Why nothing was taken in: the rule that was broken, and the part or the file that broke it. */
  refusal: z.object({ name: z.string().nullable(), reason: z.string() }).nullable(),
});
export type CourseImport = z.infer<typeof courseImport>;

export const courseImportEndpoints = defineEndpoints({
  importCourse: {
    summary:
      'Begin to make a draft of a course that was uploaded (purpose `archive`); asked again, it is the same import',
    auth: 'signed-in',
    permission: courseMakers,
    body: z.object({ file_id: id }),
    reply: courseImport,
  },
  getCourseImport: {
    summary: 'How far an import of one’s own has come, and what did not come along',
    auth: 'signed-in',
    params: byId,
    reply: courseImport,
  },
});
