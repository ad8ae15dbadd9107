import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './work.en.ts';

export const useWorkText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './work.fr.ts'),
});
