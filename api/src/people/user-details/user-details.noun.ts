import type { Noun } from '../../kernel/noun.ts';
import { userDetailRoutes } from './user-details.routes.ts';

export const userDetails: Noun = {
  name: 'user-details',
  about: 'One account, as super-admins see it: roles, sessions, and what there is of it elsewhere',
  routes: userDetailRoutes,
};
