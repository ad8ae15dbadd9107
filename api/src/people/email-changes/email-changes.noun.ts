import type { Noun } from '../../kernel/noun.ts';
import { deleteEmailChange } from './email-changes.repository.ts';
import { emailChangeRoutes } from './email-changes.routes.ts';

export const emailChanges: Noun = {
  name: 'email-changes',
  about: 'Taking another email address',
  routes: emailChangeRoutes,
  people: {
    deleted: ['email_changes.user_id'],
  },
  takeBackLinks: deleteEmailChange,
};
