import type { Noun } from '../../kernel/noun.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue: Noun = {
  name: 'catalogue',
  about: 'Finding a published course',
  routes: catalogueRoutes,
};
