import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './conflict.en.ts';

export const useConflictText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './conflict.fr.ts'),
});
