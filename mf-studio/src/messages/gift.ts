import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './gift.en.ts';

export const useGiftText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "gift-fr" */ './gift.fr.ts'),
});
