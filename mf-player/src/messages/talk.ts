import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './talk.en.ts';

export const useTalkText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "discussion-fr" */ './talk.fr.ts'),
});
