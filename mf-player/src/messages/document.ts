import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './document.en.ts';

export const useDocumentText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "document-fr" */ './document.fr.ts'),
});
