import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './taxonomy.en.ts';

export const useTaxonomyText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "taxonomy-fr" */ './taxonomy.fr.ts'),
});
