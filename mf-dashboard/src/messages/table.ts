import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './table.en.ts';

export const useTableText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "table-fr" */ './table.fr.ts'),
});
