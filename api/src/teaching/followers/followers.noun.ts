import type { Noun } from '../../kernel/noun.ts';
import { exportFollowed } from './followers.export.ts';
import { followerRoutes } from './followers.routes.ts';
import { foldFollowers, foldFollowing } from './merge-followers.ts';

export const followers: Noun = {
  name: 'followers',
  about: 'Who hears of a teacher’s new courses',
  routes: followerRoutes,
  people: { deleted: ['instructor_followers.user_id', 'instructor_followers.instructor_id'] },
  merges: {
    'instructor_followers.user_id': foldFollowing,
    'instructor_followers.instructor_id': foldFollowers,
  },
  exports: { 'followed-teachers': exportFollowed },
};
