import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './progress-ledger.en.ts';

export const useProgressLedgerText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './progress-ledger.fr.ts'),
});
