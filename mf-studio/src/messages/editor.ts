import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './editor.en.ts';

export const useEditorText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './editor.fr.ts'),
});
