import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './attendance.en.ts';

export const useAttendanceText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "course-attendance-fr" */ './attendance.fr.ts'),
});
