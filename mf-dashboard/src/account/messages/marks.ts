import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './marks.en.ts';

export const useMarksText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "marks-fr" */ './marks.fr.ts'),
});
