import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './resources.en.ts';

export const useResourcesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "lesson-tabs-fr" */ './resources.fr.ts'),
});
