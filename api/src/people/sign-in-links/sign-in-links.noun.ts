import type { Noun } from '../../kernel/noun.ts';
import { deleteOldSignInLinks, deleteSignInLinks } from './sign-in-links.repository.ts';
import { signInLinkRoutes } from './sign-in-links.routes.ts';

export const signInLinks: Noun = {
  name: 'sign-in-links',
  about: 'Links that log a person in on another device',
  routes: signInLinkRoutes,
  jobs: [{ name: 'forget old sign-in links', everyS: 10 * 60, run: ({ db }) => deleteOldSignInLinks(db) }],
  people: {
    deleted: ['sign_in_links.user_id'],
  },
  merges: {
    'sign_in_links.user_id': 'drop',
  },
  takeBackLinks: deleteSignInLinks,
};
