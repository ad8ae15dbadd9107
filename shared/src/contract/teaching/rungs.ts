import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { byId, id, instant } from '../kernel/primitives.ts';
import { courseMakers } from './course-makers.ts';

/** Heights in pixels of the smaller copies that the studio makes, those below the film's own. */
export const rungHeights = [720, 360] as const;

/** A smaller copy of a film: the same pictures and sound, in fewer pixels. A film has one of each height. */
export const rung = z.object({
  /** Of the copy's own file, whose purpose is `rung`. */
  id,
  /** Pixels. */
  height: z.int(),
  bytes: z.int(),
  created_at: instant,
});
export type Rung = z.infer<typeof rung>;

export const filmRungs = z.object({
  /** The tallest first. */
  rungs: z.array(rung),
  /** Nobody has reviewed the film, or is about to: copies may be added by those who work on its course. */
  may_add: z.boolean(),
});
export type FilmRungs = z.infer<typeof filmRungs>;

export const rungEndpoints = defineEndpoints({
  listRungs: { summary: 'Smaller copies of a film', auth: 'signed-in', params: byId, reply: filmRungs },
  attachRung: {
    summary: 'Make an uploaded file the smaller copy of a film; one of the same height makes room for it',
    auth: 'signed-in',
    permission: courseMakers,
    params: byId,
    body: z.object({ file_id: id }),
    reply: filmRungs,
  },
  removeRung: {
    summary: 'Remove a smaller copy of a film',
    auth: 'signed-in',
    permission: courseMakers,
    params: z.object({ id, rung_id: id }),
    reply: filmRungs,
  },
});
