import type { Noun } from '../../kernel/noun.ts';
import { exportReviewPhrases } from './submissions.export.ts';
import { submissionRoutes } from './submissions.routes.ts';

export const submissions: Noun = {
  name: 'submissions',
  about: 'Work that was handed in, as its reviewers judge it',
  routes: submissionRoutes,
  people: {
    deleted: ['review_phrases.user_id'],
  },
  merges: {
    'review_phrases.user_id': 'move',
  },
  exports: { 'review-phrases': exportReviewPhrases },
};
