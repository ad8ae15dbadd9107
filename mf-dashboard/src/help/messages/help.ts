import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './help.en.ts';

export const useHelpText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "help-fr" */ './help.fr.ts'),
});
