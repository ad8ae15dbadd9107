import type { Noun } from '../../kernel/noun.ts';
import { forgetOldMails } from './mail-sender.ts';
import { exportMails } from './mail.export.ts';
import { mailRoutes } from './mail.routes.ts';

export const mail: Noun = {
  name: 'mail',
  about: 'The emails of a demonstration, which go nowhere',
  routes: mailRoutes,
  jobs: [
    {
      name: 'forget old mails',
      everyS: 24 * 60 * 60,
      run: ({ db, settings }) => forgetOldMails(db, settings.dataDir),
    },
  ],
  exports: { mails: exportMails },
};
