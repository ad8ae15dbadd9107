import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './catalogue.en.ts';

export const useCatalogueText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './catalogue.fr.ts'),
});
