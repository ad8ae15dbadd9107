import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './courses.en.ts';

export const useCoursesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './courses.fr.ts'),
});
