import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './recording.en.ts';

export const useRecordingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "recording-fr" */ './recording.fr.ts'),
});
