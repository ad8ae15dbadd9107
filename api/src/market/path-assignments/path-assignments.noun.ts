import type { Noun } from '../../kernel/noun.ts';
import { pathAssignmentRoutes } from './path-assignments.routes.ts';
import { pathWork } from './path-work.ts';

export const pathAssignments: Noun = {
  name: 'path-assignments',
  about: 'What learning paths ask their learners to make',
  routes: pathAssignmentRoutes,
  pathWork,
};
