import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './announcements.en.ts';

export const useAnnouncementsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "lesson-tabs-fr" */ './announcements.fr.ts'),
});
