import { createMessages } from '../create-messages.ts';
import { en } from './path-progress.en.ts';

export const usePathProgressText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "cards-fr" */ './path-progress.fr.ts'),
});
