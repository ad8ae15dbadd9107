import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './welcome.en.ts';

export const useWelcomeText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "welcome-fr" */ './welcome.fr.ts'),
});
