import type { Noun } from '../../kernel/noun.ts';
import { deleteSignInLinks } from './sign-in-links.repository.ts';
import { signInLinkRoutes } from './sign-in-links.routes.ts';

export const signInLinks: Noun = {
  name: 'sign-in-links',
  about: 'Links that log a person in on another device',
  routes: signInLinkRoutes,
  people: {
    deleted: ['sign_in_links.user_id'],
  },
  takeBackLinks: deleteSignInLinks,
};
