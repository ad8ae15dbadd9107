import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './all-courses.en.ts';

export const useAllCoursesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "all-courses-fr" */ './all-courses.fr.ts'),
});
