import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './verify.en.ts';

export const useVerifyText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "verify-fr" */ './verify.fr.ts'),
});
