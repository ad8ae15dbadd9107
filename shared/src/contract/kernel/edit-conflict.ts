import { z } from 'zod';
import { instant } from './primitives.ts';

/**
 * The version of a course that a change was made on, as its builder gave it. Fields that others changed since are not
 * written over: the call is refused with `edit_conflict` (409). Changes to other fields are merged.
 */
export const baseVersion = z.int32('Say which version of the course this was changed on.').min(1);

/** With `edit_conflict`: the fields that were changed since, with both texts. Nothing of the call was kept. */
export const editConflict = z.object({
  /** Of the course, or the note, as it is now. */
  version: z.int(),
  fields: z.array(
    z.object({
      /** `course`, `path`, `order`, `module:<id>`, `lesson:<id>`, `assignment:<id>`, `question:<id>`, `note:<id>`; `questions:<id>`: their order in a lesson */
      target: z.string(),
      /** As in the builder's fields. */
      field: z.string(),
      /** What this call asked for; null where it was to remove the thing. */
      yours: z.unknown(),
      /** What stands there now. */
      theirs: z.unknown(),
      changed_at: instant,
    }),
  ),
});
export type EditConflict = z.infer<typeof editConflict>;

/** What changes or removes something is refused where it would write over what somebody changed meanwhile. */
export const onVersion = { base_version: baseVersion };
export const onVersionQuery = z.object({ base_version: z.coerce.number().pipe(baseVersion) });
