import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './privacy-notice.en.ts';

export const usePrivacyNoticeText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "privacy-notice-fr" */ './privacy-notice.fr.ts'),
});
