import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './categories.en.ts';

export const useCategoriesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "marketplace-fr" */ './categories.fr.ts'),
});
