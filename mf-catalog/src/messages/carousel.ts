import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './carousel.en.ts';

export const useCarouselText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "marketplace-fr" */ './carousel.fr.ts'),
});
