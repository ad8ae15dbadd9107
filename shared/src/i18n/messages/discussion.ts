import { createMessages } from '../create-messages.ts';
import { en } from './discussion.en.ts';

export const useDiscussionText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "discussion-fr" */ './discussion.fr.ts'),
});
