import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './dead-ends.en.ts';

export const useDeadEndText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './dead-ends.fr.ts'),
});
