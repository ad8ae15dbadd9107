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

/**
 * A place where a film stands. `lesson`: one of a course; `revision`: one of the edits that wait beside it; `versions`: so
 * many earlier versions of it.
 */
export const filmUse = z.object({
  kind: z.enum(['lesson', 'revision', 'versions']),
  /** Null: of a course that the viewer has nothing to do with, of which no more is told. */
  course: z.string().nullable(),
  /** Its title; null of versions. */
  lesson: z.string().nullable(),
  count: z.int(),
});
export type FilmUse = z.infer<typeof filmUse>;

export const filmRungs = z.object({
  /** The tallest first. */
  rungs: z.array(rung),
  /** Nobody has reviewed the film, or is about to: copies may be added by those who work on its course. */
  may_add: z.boolean(),
  /** Everywhere the film stands, for who may remove its copies; an older API says nothing of it. */
  uses: z.array(filmUse).optional(),
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
    /** Of how many places the person was told: where there are more, nothing is removed unseen. */
    query: z.object({ seen: z.coerce.number().pipe(z.int().min(0)).default(1) }),
    reply: filmRungs,
  },
});
