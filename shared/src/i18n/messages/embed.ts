import { createMessages } from '../create-messages.ts';
import { en } from './embed.en.ts';

/** What is said around a page of another site. */
export const useEmbedText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "embed-fr" */ './embed.fr.ts'),
});
