import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './terms-of-use.en.ts';

export const useTermsOfUseText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "terms-of-use-fr" */ './terms-of-use.fr.ts'),
});
