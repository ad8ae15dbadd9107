import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './totals.en.ts';

export const useTotalsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "money-fr" */ './totals.fr.ts'),
});
