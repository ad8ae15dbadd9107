import type { Noun } from '../../kernel/noun.ts';
import { exportMails } from './mail.export.ts';
import { mailRoutes } from './mail.routes.ts';

export const mail: Noun = {
  name: 'mail',
  about: 'The emails of a demonstration, which go nowhere',
  routes: mailRoutes,
  exports: { mails: exportMails },
};
