import { createMessages } from '../create-messages.ts';
import { en } from './help-link.en.ts';

export const useHelpLinkText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "help-link-fr" */ './help-link.fr.ts'),
});
