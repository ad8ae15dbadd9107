import type { Noun } from '../../kernel/noun.ts';
import { mailDeskRoutes } from './mail-desk.routes.ts';

export const mailDesk: Noun = {
  name: 'mail-desk',
  about: 'What became of the emails of the site, and how each of them looks, for those who run it',
  routes: mailDeskRoutes,
};
