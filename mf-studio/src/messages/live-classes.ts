import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './live-classes.en.ts';

export const useLiveClassesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "live-classes-fr" */ './live-classes.fr.ts'),
});
