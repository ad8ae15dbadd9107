import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './home-more.en.ts';

/** What stands below the first view of the home screen. */
export const useHomeMoreText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "home-more-fr" */ './home-more.fr.ts'),
});
