import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './reports.en.ts';

export const useReportsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "reports-fr" */ './reports.fr.ts'),
});
