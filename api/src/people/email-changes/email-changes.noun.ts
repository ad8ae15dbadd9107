import type { Noun } from '../../kernel/noun.ts';
import { deleteEmailChange, deleteOldEmailChanges } from './email-changes.repository.ts';
import { emailChangeRoutes } from './email-changes.routes.ts';

export const emailChanges: Noun = {
  name: 'email-changes',
  about: 'Taking another email address',
  routes: emailChangeRoutes,
  jobs: [{ name: 'forget old email changes', everyS: 60 * 60, run: ({ db }) => deleteOldEmailChanges(db) }],
  people: {
    deleted: ['email_changes.user_id'],
  },
  merges: {
    'email_changes.user_id': 'drop',
  },
  takeBackLinks: deleteEmailChange,
};
