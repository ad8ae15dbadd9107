import { createMessages } from '../create-messages.ts';
import { en } from './receipt.en.ts';

export const useReceiptText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "sale-fr" */ './receipt.fr.ts'),
});
