import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './notes.en.ts';

export const useNotesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "notes-fr" */ './notes.fr.ts'),
});
