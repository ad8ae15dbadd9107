import { z } from 'zod';
import { defineEndpoints } from '../kernel/endpoint.ts';
import { bySlug, id, paged, pageQuery } from '../kernel/primitives.ts';
import { person } from '../people/accounts.ts';
import { courseLevels } from '../taxonomy/course-words.ts';
import { categoryPlace } from '../taxonomy/taxonomy.ts';
import { courseCard } from '../teaching/course-card.ts';

export const learningPathCard = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  subtitle: z.string(),
  category: categoryPlace,
  level: z.enum(courseLevels),
  banner_url: z.string().nullable(),
  banner_alt: z.string(),
  partner: person,
  course_count: z.int(),
  estimated_minutes: z.int(),
});
export type LearningPathCard = z.infer<typeof learningPathCard>;
export const learningPathDetails = learningPathCard.extend({
  overview: z.string(),
  objectives: z.array(z.string()),
  enforce_course_order: z.boolean(),
  courses: z.array(z.object({ order: z.int(), required: z.boolean(), course: courseCard })),
});
export type LearningPathDetails = z.infer<typeof learningPathDetails>;

export const learningPathEndpoints = defineEndpoints({
  listLearningPaths: {
    summary: 'Published learning paths',
    auth: 'public',
    query: pageQuery.extend({ category: z.string().max(120).optional(), q: z.string().trim().max(200).optional() }),
    reply: paged(learningPathCard),
  },
  getLearningPath: {
    summary: 'A published learning path',
    auth: 'optional',
    params: bySlug,
    reply: learningPathDetails,
  },
});
