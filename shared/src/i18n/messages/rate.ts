import { createMessages } from '../create-messages.ts';
import { en } from './rate.en.ts';

export const useRateText = createMessages(en, { fr: () => import(/* webpackChunkName: "main-fr" */ './rate.fr.ts') });
