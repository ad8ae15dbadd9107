import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './path-reports.en.ts';

export const usePathReportsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "reports-fr" */ './path-reports.fr.ts'),
});
