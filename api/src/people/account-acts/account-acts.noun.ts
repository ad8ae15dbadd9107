import type { Noun } from '../../kernel/noun.ts';
import { accountActRoutes } from './account-acts.routes.ts';

export const accountActs: Noun = {
  name: 'account-acts',
  about: 'What super-admins do with accounts: roles, suspensions, logging people out',
  routes: accountActRoutes,
  people: {
    emptied: ['user_roles.granted_by'],
  },
  merges: {
    'user_roles.granted_by': 'move',
  },
};
