import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './site-settings.en.ts';

export const useSiteSettingsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './site-settings.fr.ts'),
});
