import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './catalog.en.ts';

export const useCatalogText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './catalog.fr.ts'),
});
