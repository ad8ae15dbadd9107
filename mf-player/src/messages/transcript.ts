import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './transcript.en.ts';

export const useTranscriptText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "media-fr" */ './transcript.fr.ts'),
});
