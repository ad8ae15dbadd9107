import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './about.en.ts';

export const useAboutText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "about-fr" */ './about.fr.ts'),
});
