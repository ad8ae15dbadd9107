import type { Noun } from '../../kernel/noun.ts';
import { pathPlannerRoutes } from './path-planner.routes.ts';

export const pathPlanner: Noun = {
  name: 'path-planner',
  about: 'What a learning path of one’s own can be made of',
  routes: pathPlannerRoutes,
};
