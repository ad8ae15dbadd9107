import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './creators.en.ts';

export const useCreatorsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "creators-fr" */ './creators.fr.ts'),
});
