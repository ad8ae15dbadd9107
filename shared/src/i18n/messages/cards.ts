import { createMessages } from '../create-messages.ts';
import { en } from './cards.en.ts';

/** What is said of cards, wherever one pays with them or keeps them. */
export const useCardsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "cards-fr" */ './cards.fr.ts'),
});
