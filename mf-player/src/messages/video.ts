import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './video.en.ts';

export const useVideoText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "video-fr" */ './video.fr.ts'),
});
