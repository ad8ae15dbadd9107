import { createMessages } from '../create-messages.ts';
import { en } from './wish.en.ts';

export const useWishText = createMessages(en, { fr: () => import(/* webpackChunkName: "wishes-fr" */ './wish.fr.ts') });
