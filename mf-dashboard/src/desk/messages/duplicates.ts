import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './duplicates.en.ts';

export const useDuplicatesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "people-fr" */ './duplicates.fr.ts'),
});
