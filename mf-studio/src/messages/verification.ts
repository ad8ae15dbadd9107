import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './verification.en.ts';

export const useVerificationText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "verification-fr" */ './verification.fr.ts'),
});
