import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './co-instructors.en.ts';

export const useCoInstructorsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './co-instructors.fr.ts'),
});
