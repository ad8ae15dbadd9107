import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './waiting-work.en.ts';

/** Only for those who decide for the site. */
export const useWaitingWorkText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "home-more-fr" */ './waiting-work.fr.ts'),
});
