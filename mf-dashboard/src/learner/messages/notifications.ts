import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './notifications.en.ts';

export const useNotificationsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "notifications-fr" */ './notifications.fr.ts'),
});
