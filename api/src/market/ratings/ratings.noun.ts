import type { Noun } from '../../kernel/noun.ts';
import { exportRatings } from './ratings.export.ts';
import { ratingRoutes } from './ratings.routes.ts';
import { foldRatings } from './merge-ratings.ts';

export const ratings: Noun = {
  name: 'ratings',
  about: 'Stars and words of those who took a course',
  routes: ratingRoutes,
  offers: {
    rating_totals: ['course_id', 'rating_count', 'shown'],
  },
  people: {
    kept: ['course_ratings.user_id'],
  },
  merges: {
    'course_ratings.user_id': foldRatings,
  },
  exports: { ratings: exportRatings },
};
