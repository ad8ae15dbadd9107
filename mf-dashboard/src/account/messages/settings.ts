import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './settings.en.ts';

export const useSettingsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "settings-fr" */ './settings.fr.ts'),
});
