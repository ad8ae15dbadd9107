import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './help-desk.en.ts';

export const useHelpDeskText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './help-desk.fr.ts'),
});
