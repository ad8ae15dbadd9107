import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './marketplace.en.ts';

export const useMarketplaceText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "marketplace-fr" */ './marketplace.fr.ts'),
});
