import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './videos.en.ts';

export const useVideosText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './videos.fr.ts'),
});
