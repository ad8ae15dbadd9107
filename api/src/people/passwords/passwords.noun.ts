import type { Noun } from '../../kernel/noun.ts';
import { deleteOldPasswordResets, deletePasswordReset } from './passwords.repository.ts';
import { passwordRoutes } from './passwords.routes.ts';

export const passwords: Noun = {
  name: 'passwords',
  about: 'Setting, changing and forgetting a password',
  routes: passwordRoutes,
  jobs: [{ name: 'forget old password links', everyS: 10 * 60, run: ({ db }) => deleteOldPasswordResets(db) }],
  people: {
    deleted: ['password_resets.user_id'],
  },
  merges: {
    'password_resets.user_id': 'drop',
  },
  takeBackLinks: deletePasswordReset,
};
