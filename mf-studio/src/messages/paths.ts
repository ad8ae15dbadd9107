import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './paths.en.ts';

export const usePathsText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "paths-fr" */ './paths.fr.ts'),
});
