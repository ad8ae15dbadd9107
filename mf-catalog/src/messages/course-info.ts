import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './course-info.en.ts';

export const useCourseInfoText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "course-info-fr" */ './course-info.fr.ts'),
});
