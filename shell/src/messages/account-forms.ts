import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './account-forms.en.ts';

export const useAccountFormText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "auth-fr" */ './account-forms.fr.ts'),
});
