import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './earnings.en.ts';

export const useEarningsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "reports-fr" */ './earnings.fr.ts'),
});
