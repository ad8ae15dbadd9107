import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './instructor.en.ts';

export const useInstructorText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "instructor-fr" */ './instructor.fr.ts'),
});
