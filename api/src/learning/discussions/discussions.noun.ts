import type { Noun } from '../../kernel/noun.ts';
import { exportDiscussions } from './discussions.export.ts';
import { discussionRoutes } from './discussions.routes.ts';

export const discussions: Noun = {
  name: 'discussions',
  about: 'Questions and comments at the lessons of a course',
  routes: discussionRoutes,
  offers: {
    discussions: [
      'id',
      'course_id',
      'lesson_id',
      'parent_id',
      'user_id',
      'body',
      'deleted_at',
      'deleted_by_role',
      'removal_note',
    ],
  },
  people: {
    deleted: ['discussion_votes.user_id'],
    emptied: ['discussions.user_id', 'discussions.resolved_by'],
  },
  merges: {
    'discussion_votes.user_id': { onePer: ['discussion_id'] },
    'discussions.user_id': 'move',
    'discussions.resolved_by': 'move',
  },
  exports: { discussions: exportDiscussions },
};
