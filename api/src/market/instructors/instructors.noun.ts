import type { Noun } from '../../kernel/noun.ts';
import { instructorRoutes } from './instructors.routes.ts';

export const instructors: Noun = {
  name: 'instructors',
  about: 'Who teaches, and what',
  routes: instructorRoutes,
};
