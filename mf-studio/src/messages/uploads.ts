import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './uploads.en.ts';

export const useUploadsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "uploads-fr" */ './uploads.fr.ts'),
});
