import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './dev-ui.en.ts';

export const useDevUiText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "dev-ui-fr" */ './dev-ui.fr.ts'),
});
