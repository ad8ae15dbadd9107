import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './overview.en.ts';

export const useOverviewText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "dashboard-fr" */ './overview.fr.ts'),
});
