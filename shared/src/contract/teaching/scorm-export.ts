import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { lessonKinds } from '../taxonomy/course-words.ts';
import { scormExportFates, scormExportVersions } from './scorm-export-words.ts';

/** What a package of a course would hold now. */
export const scormExport = z.object({
  /** `published`: as it was published last; `draft`: it never was, so as its author has it. */
  source: z.enum(['published', 'draft']),
  /** Of its films, recordings and documents. */
  bytes: z.int(),
  lessons: z.array(z.object({ id, title: z.string(), kind: z.enum(lessonKinds), fate: z.enum(scormExportFates) })),
});
export type ScormExport = z.infer<typeof scormExport>;

export const scormExportEndpoints = defineEndpoints({
  getScormExport: {
    summary: 'What a SCORM package of a course would hold: for its author and admins',
    auth: 'signed-in',
    params: byId,
    reply: scormExport,
  },
  getScormExportLink: {
    summary: 'A link, for some minutes, to a course as a SCORM package',
    auth: 'signed-in',
    params: byId,
    query: z.object({ version: z.enum(scormExportVersions) }),
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
});
