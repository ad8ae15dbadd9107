import type { Noun } from '../../kernel/noun.ts';
import { exportFeedbacks } from './feedbacks.export.ts';
import { feedbackRoutes } from './feedbacks.routes.ts';

export const feedbacks: Noun = {
  name: 'feedbacks',
  about: 'What learners say in private to those who teach, and to those who keep this site',
  routes: feedbackRoutes,
  people: {
    deleted: ['feedbacks.user_id'],
    emptied: ['feedbacks.receiver_id'],
  },
  merges: {
    'feedbacks.user_id': 'move',
    'feedbacks.receiver_id': 'move',
  },
  exports: { feedbacks: exportFeedbacks },
};
