import { z } from 'zod';
import { storedFile } from '../files/files.ts';
import { id } from '../kernel/primitives.ts';
import { rule } from '../kernel/rule.ts';

export const MOST_RESOURCES = 20;

/** A file that a course or a lesson gives along, and what it is called there. */
export const resource = z.object({
  file_id: id,
  title: z
    .string()
    .trim()
    .min(1, rule('Say what the file is.'))
    .max(100, rule('A file’s title must be at most 100 characters.')),
});
export type Resource = z.infer<typeof resource>;

/** In the order of the list; each file once. */
export const resourceList = z
  .array(resource)
  .max(MOST_RESOURCES, rule('At most 20 files.'))
  .refine(
    (resources) => new Set(resources.map(({ file_id }) => file_id)).size === resources.length,
    rule('Each file stands in the list once.'),
  );

/** As its author and its reviewer see it. */
export const builderResource = z.object({ title: z.string(), file: storedFile });
export type BuilderResource = z.infer<typeof builderResource>;
