import type { Noun } from '../kernel/noun.ts';
import { exportCommunity } from './community.export.ts';
import { communityRoutes } from './community.routes.ts';
import { findPersonReports } from './person-reports.ts';
import { postsInCategories } from './posts-in-categories.ts';

export const community: Noun = {
  name: 'community',
  about: 'Posts, replies, reactions, reports, moderation',
  routes: communityRoutes,
  inCategories: [postsInCategories],
  people: {
    deleted: ['community_reactions.user_id'],
    emptied: [
      'community_decisions.moderator_id',
      'community_posts.author_id',
      'community_replies.author_id',
      'community_reports.decided_by',
      'community_reports.reporter_id',
    ],
  },
  merges: {
    'community_reactions.user_id': { onePer: ['post_id', 'reply_id', 'kind'] },
    'community_decisions.moderator_id': 'move',
    'community_posts.author_id': 'move',
    'community_replies.author_id': 'move',
    'community_reports.decided_by': 'move',
    'community_reports.reporter_id': { onePer: ['post_id', 'reply_id', 'discussion_id', 'announcement_id'] },
  },
  exports: { community: exportCommunity },
  listsOfPerson: { reports: findPersonReports },
};
