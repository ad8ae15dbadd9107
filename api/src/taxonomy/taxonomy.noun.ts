import type { Noun } from '../kernel/noun.ts';
import { taxonomyRoutes } from './taxonomy.routes.ts';

export const taxonomy: Noun = {
  name: 'taxonomy',
  about: 'Categories, skills, and the words that courses are described with',
  routes: taxonomyRoutes,
  offers: {
    categories: ['id', 'name', 'names', 'aliases', 'slug', 'position'],
    sub_categories: ['id', 'name', 'names', 'aliases', 'slug', 'category_id'],
    final_categories: ['id', 'name', 'names', 'aliases', 'slug', 'sub_category_id'],
    skills: ['id', 'skill', 'names'],
  },
};
