import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './course-import.en.ts';

export const useCourseImportText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "scorm-fr" */ './course-import.fr.ts'),
});
