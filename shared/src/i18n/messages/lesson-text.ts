import { createMessages } from '../create-messages.ts';
import { en } from './lesson-text.en.ts';

export const useLessonTextText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './lesson-text.fr.ts'),
});
