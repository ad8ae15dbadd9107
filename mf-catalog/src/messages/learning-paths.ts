import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './learning-paths.en.ts';

export const useLearningPathsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "learning-paths-fr" */ './learning-paths.fr.ts'),
});
