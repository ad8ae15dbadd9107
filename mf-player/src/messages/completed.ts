import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './completed.en.ts';

export const useCompletedText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './completed.fr.ts'),
});
