import { createMessages } from '../create-messages.ts';
import { en } from './writing.en.ts';

export const useWritingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "discussion-fr" */ './writing.fr.ts'),
});
