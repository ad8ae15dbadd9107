import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './announcements.en.ts';

export const useAnnouncementsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "announcements-fr" */ './announcements.fr.ts'),
});
