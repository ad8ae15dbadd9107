import { createMessages } from '../create-messages.ts';
import { en } from './path-progress.en.ts';

export const usePathProgressText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "path-progress-fr" */ './path-progress.fr.ts'),
});
