import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './lesson-tabs.en.ts';

export const useLessonTabsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "lesson-tabs-fr" */ './lesson-tabs.fr.ts'),
});
