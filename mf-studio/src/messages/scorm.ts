import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './scorm.en.ts';

export const useScormText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "scorm-fr" */ './scorm.fr.ts'),
});
