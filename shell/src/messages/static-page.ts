import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './static-page.en.ts';

export const useStaticPageText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "static-page-fr" */ './static-page.fr.ts'),
});
