import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './legal-texts.en.ts';

export const useLegalTextsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './legal-texts.fr.ts'),
});
