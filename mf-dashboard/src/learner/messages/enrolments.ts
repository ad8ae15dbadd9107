import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './enrolments.en.ts';

export const useEnrolmentsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "my-courses-fr" */ './enrolments.fr.ts'),
});
