import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './curriculum.en.ts';

export const useCurriculumText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "curriculum-fr" */ './curriculum.fr.ts'),
});
