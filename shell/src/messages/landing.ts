import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './landing.en.ts';

export const useLandingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './landing.fr.ts'),
});
