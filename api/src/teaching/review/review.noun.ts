import type { Noun } from '../../kernel/noun.ts';
import { exportReviewComments, exportReviewReplies } from './review.export.ts';
import { reviewRoutes } from './review.routes.ts';
import { publishDueCourses } from './scheduled-publishing.ts';

export const review: Noun = {
  name: 'review',
  about: 'From draft to published: submitting, judging, publishing',
  routes: reviewRoutes,
  jobs: [{ name: 'publish-due-courses', everyS: 60, run: publishDueCourses }],
  people: {
    kept: ['review_comments.author_id', 'review_comments.resolved_by', 'review_replies.author_id'],
  },
  merges: {
    'review_comments.author_id': 'move',
    'review_comments.resolved_by': 'move',
    'review_replies.author_id': 'move',
  },
  exports: { 'review-comments': exportReviewComments, 'review-replies': exportReviewReplies },
};
