import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './path-builder.en.ts';

export const usePathBuilderText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "paths-fr" */ './path-builder.fr.ts'),
});
