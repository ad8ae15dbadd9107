import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './micro.en.ts';

export const useMicroText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "paths-fr" */ './micro.fr.ts'),
});
