import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './deletion.en.ts';

export const useDeletionText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "deletion-fr" */ './deletion.fr.ts'),
});
