import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './greeting.en.ts';

export const useGreetingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './greeting.fr.ts'),
});
