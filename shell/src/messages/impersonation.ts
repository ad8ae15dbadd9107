import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './impersonation.en.ts';

export const useImpersonationText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "impersonation-fr" */ './impersonation.fr.ts'),
});
