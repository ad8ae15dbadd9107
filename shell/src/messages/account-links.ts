import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './account-links.en.ts';

export const useAccountLinksText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "auth-fr" */ './account-links.fr.ts'),
});
