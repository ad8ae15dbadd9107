import type { Noun } from '../kernel/noun.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';

export const taxonomy: Noun = {
  name: 'taxonomy',
  about: 'Categories, skills, and the words that courses are described with',
  routes: taxonomyRoutes,
};
