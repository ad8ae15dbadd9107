import { createMessages } from '../create-messages.ts';
import { en } from './package.en.ts';

export const usePackageText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './package.fr.ts'),
});
