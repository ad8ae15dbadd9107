import { courseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { z } from 'zod';

/** What a draft begins with. */
export const newCourse = courseFields.pick({ name: true, final_category_id: true, content_type: true });
export type NewCourse = z.infer<typeof newCourse>;
