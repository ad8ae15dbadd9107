import type { Noun } from '../../kernel/noun.ts';
import { userRoutes } from './users.routes.ts';

export const users: Noun = {
  name: 'users',
  about: 'Accounts, as admins see them',
  routes: userRoutes,
  offers: {
    users: [
      'id',
      'email',
      'full_name',
      'time_zone',
      'first_name',
      'last_name',
      'title',
      'about',
      'locale',
      'creator_status',
    ],
  },
};
