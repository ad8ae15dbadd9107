import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './media.en.ts';

export const useMediaText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "media-fr" */ './media.fr.ts'),
});
