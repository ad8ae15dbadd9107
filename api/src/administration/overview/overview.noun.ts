import type { Noun } from '../../kernel/noun.ts';
import { overviewRoutes } from './overview.routes.ts';

export const overview: Noun = {
  name: 'overview',
  about: 'What waits for those who run the site, what went wrong, and how the site fares',
  routes: overviewRoutes,
};
