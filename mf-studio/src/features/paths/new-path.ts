import { pathFields } from '@stoa/shared/contract/market/path-builder.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { z } from 'zod';

/** What a draft begins with. */
export const newPath = z.object({
  title: pathFields.shape.title,
  category_id: z.string(rule('Fill in this field.')),
});
export type NewPath = z.infer<typeof newPath>;
