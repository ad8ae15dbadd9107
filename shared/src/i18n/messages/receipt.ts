import { createMessages } from '../create-messages.ts';
import { en } from './receipt.en.ts';

export const useReceiptText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "receipt-fr" */ './receipt.fr.ts'),
});
