import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './scorm-export.en.ts';

export const useScormExportText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "scorm-fr" */ './scorm-export.fr.ts'),
});
