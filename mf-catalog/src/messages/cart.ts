import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './cart.en.ts';

export const useCartText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "cart-fr" */ './cart.fr.ts'),
});
