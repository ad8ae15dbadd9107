import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './moderated-announcements.en.ts';

export const useModeratedAnnouncementsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "moderated-announcements-fr" */ './moderated-announcements.fr.ts'),
});
