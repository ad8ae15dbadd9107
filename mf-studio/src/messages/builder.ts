import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './builder.en.ts';

export const useBuilderText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "edit-fr" */ './builder.fr.ts'),
});
