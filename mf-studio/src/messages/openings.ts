import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './openings.en.ts';

export const useOpeningsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "curriculum-fr" */ './openings.fr.ts'),
});
