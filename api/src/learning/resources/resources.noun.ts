import type { Noun } from '../../kernel/noun.ts';
import { resourceRoutes } from './resources.routes.ts';

export const resources: Noun = {
  name: 'resources',
  about: 'Files that courses and lessons give along',
  routes: resourceRoutes,
};
