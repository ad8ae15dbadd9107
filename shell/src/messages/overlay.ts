import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './overlay.en.ts';

export const useOverlayText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "overlay-fr" */ './overlay.fr.ts'),
});
