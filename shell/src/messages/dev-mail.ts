import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './dev-mail.en.ts';

export const useDevMailText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "dev-mail-fr" */ './dev-mail.fr.ts'),
});
