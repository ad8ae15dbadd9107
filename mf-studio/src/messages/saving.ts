import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './saving.en.ts';

export const useSavingText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './saving.fr.ts'),
});
