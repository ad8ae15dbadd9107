import type { Noun } from '../../kernel/noun.ts';
import { deletePasswordReset } from './passwords.repository.ts';
import { passwordRoutes } from './passwords.routes.ts';

export const passwords: Noun = {
  name: 'passwords',
  about: 'Setting, changing and forgetting a password',
  routes: passwordRoutes,
  people: {
    deleted: ['password_resets.user_id'],
  },
  takeBackLinks: deletePasswordReset,
};
