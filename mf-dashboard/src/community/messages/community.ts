import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './community.en.ts';

export const useCommunityText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "community-fr" */ './community.fr.ts'),
});
