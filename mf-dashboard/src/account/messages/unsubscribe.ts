import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './unsubscribe.en.ts';

export const useUnsubscribeText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "unsubscribe-fr" */ './unsubscribe.fr.ts'),
});
