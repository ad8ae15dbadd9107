import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, instant } from '../kernel/primitives.ts';
import { cartridgeNoteKinds } from './cartridge-words.ts';

/** What a Common Cartridge of a course would hold now. */
export const courseCartridge = z.object({
  /** Those that come along. */
  lesson_count: z.int(),
  file_count: z.int(),
  /** Of its files. */
  bytes: z.int(),
  notes: z.array(z.object({ kind: z.enum(cartridgeNoteKinds), name: z.string() })),
});
export type CourseCartridge = z.infer<typeof courseCartridge>;

export const courseCartridgeEndpoints = defineEndpoints({
  getCourseCartridge: {
    summary: 'What a Common Cartridge of a course would hold, as its author has it: for its author and admins',
    auth: 'signed-in',
    params: byId,
    reply: courseCartridge,
  },
  getCourseCartridgeLink: {
    summary: 'A link, for some minutes, to a course as a Common Cartridge 1.3',
    auth: 'signed-in',
    params: byId,
    reply: z.object({ url: z.string(), expires_at: instant }),
  },
});
