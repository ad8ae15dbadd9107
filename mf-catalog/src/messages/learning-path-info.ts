import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './learning-path-info.en.ts';

export const useLearningPathText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "learning-path-info-fr" */ './learning-path-info.fr.ts'),
});
