import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './create.en.ts';

export const useCreateText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './create.fr.ts'),
});
