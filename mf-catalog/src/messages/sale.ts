import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './sale.en.ts';

/** What is said of a price, on the page of a course and of a learning path. */
export const useSaleText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "sale-fr" */ './sale.fr.ts'),
});
