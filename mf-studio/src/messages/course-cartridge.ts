import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './course-cartridge.en.ts';

export const useCartridgeText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "scorm-fr" */ './course-cartridge.fr.ts'),
});
