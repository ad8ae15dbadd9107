import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id } from '../kernel/primitives.ts';

/** A file to take along, as learners see it. */
export const courseResource = z.object({
  /** Of the file. */
  id,
  /** Null: of the course as a whole. */
  lesson_id: id.nullable(),
  title: z.string(),
  /** Of the file, with its ending. */
  name: z.string(),
  type: z.string(),
  bytes: z.int(),
});
export type CourseResource = z.infer<typeof courseResource>;

export const resourceEndpoints = defineEndpoints({
  listResources: {
    summary: 'Files that a course and its lessons give along, as far as this viewer may have them',
    auth: 'optional',
    query: z.object({ course_id: id }),
    reply: z.array(courseResource),
  },
  getResource: {
    summary: 'Where such a file is downloaded: a signed link that expires after an hour',
    auth: 'optional',
    params: byId,
    reply: z.object({ url: z.string() }),
  },
});
