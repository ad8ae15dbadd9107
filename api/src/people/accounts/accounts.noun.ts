import type { Noun } from '../../kernel/noun.ts';
import { accountRoutes } from './accounts.routes.ts';

export const accounts: Noun = {
  name: 'accounts',
  about: 'Logging in with a password, and what a page starts with',
  routes: accountRoutes,
  people: {
    deleted: ['demo_accounts.user_id', 'user_roles.user_id'],
  },
  merges: {
    'demo_accounts.user_id': { refuses: 'shared' },
    'user_roles.user_id': { onePer: ['role'] },
  },
};
