import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './profile.en.ts';

export const useProfileText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "profile-fr" */ './profile.fr.ts'),
});
