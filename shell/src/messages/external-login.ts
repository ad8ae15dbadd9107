import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './external-login.en.ts';

export const useExternalLoginText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "external-login-fr" */ './external-login.fr.ts'),
});
