import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './captions.en.ts';

export const useCaptionsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './captions.fr.ts'),
});
