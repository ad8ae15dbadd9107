import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './partner-overview.en.ts';

export const usePartnerOverviewText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "dashboard-fr" */ './partner-overview.fr.ts'),
});
