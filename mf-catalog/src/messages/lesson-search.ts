import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './lesson-search.en.ts';

export const useLessonSearchText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "wishes-fr" */ './lesson-search.fr.ts'),
});
