import type { Noun } from '../../kernel/noun.ts';
import { progressRoutes } from './progress.routes.ts';
import { foldLearning } from './merge-learning.ts';

export const progress: Noun = {
  name: 'progress',
  about: 'How far one has come',
  routes: progressRoutes,
  offers: {
    lesson_progress: ['enrolment_id', 'ranges'],
    progress_events: ['enrolment_id', 'at'],
  },
  people: {
    deleted: ['progress_events.user_id'],
  },
  merges: {
    'progress_events.user_id': foldLearning,
  },
};
