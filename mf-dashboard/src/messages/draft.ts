import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './draft.en.ts';

export const useDraftText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "draft-fr" */ './draft.fr.ts'),
});
