import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './player.en.ts';

export const usePlayerText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './player.fr.ts'),
});
