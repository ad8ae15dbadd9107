import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './mails.en.ts';

export const useMailsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './mails.fr.ts'),
});
