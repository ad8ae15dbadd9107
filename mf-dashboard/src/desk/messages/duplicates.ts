import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './duplicates.en.ts';

export const useDuplicatesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "duplicates-fr" */ './duplicates.fr.ts'),
});
