import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './health.en.ts';

export const useHealthText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "site-fr" */ './health.fr.ts'),
});
export type HealthText = ReturnType<typeof useHealthText>;
