import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './taxes.en.ts';

export const useTaxesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './taxes.fr.ts'),
});
