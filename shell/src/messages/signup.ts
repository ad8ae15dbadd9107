import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './signup.en.ts';

export const useSignupText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "auth-fr" */ './signup.fr.ts'),
});
