import type { Noun } from '../../kernel/noun.ts';
import { keepSiteCounts } from './catalogue.repository.ts';
import { catalogueRoutes } from './catalogue.routes.ts';

export const catalogue: Noun = {
  name: 'catalogue',
  about: 'Finding a published course',
  routes: catalogueRoutes,
  offers: {
    facet_cells: ['final_category_id', 'courses'],
    facet_values: ['facet', 'value', 'courses'],
    listed_courses: ['final_category_id', 'enrolment_count'],
  },
  jobs: [{ name: 'count the site', everyS: 5 * 60, run: ({ db }) => keepSiteCounts(db) }],
};
