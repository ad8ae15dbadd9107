import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, instant } from '../kernel/primitives.ts';

/** What an archive of a course would hold now. */
export const courseArchiveContents = z.object({
  lesson_count: z.int(),
  file_count: z.int(),
  /** Of its files, smaller copies of films included. */
  bytes: z.int(),
  /** Smaller copies of its films. */
  rung_count: z.int().default(0),
  /** Smaller copies that stay: with them no site would take the archive in. */
  rungs_left: z.int().default(0),
  /** Names of files that are not whole, and stay behind. */
  unfinished: z.array(z.string()),
});
export type CourseArchiveContents = z.infer<typeof courseArchiveContents>;

export const courseArchiveEndpoints = defineEndpoints({
  getCourseArchive: {
    summary: 'What an archive of a course would hold, as its author has it: for its author and admins',
    auth: 'signed-in',
    params: byId,
    reply: courseArchiveContents,
  },
  getCourseArchiveLink: {
    summary: 'A link, for some minutes, to a course as an archive that this site and others take in again',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
});
