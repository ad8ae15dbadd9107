import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './sample-screen.en.ts';

/** `main-fr` is fetched beside the remote itself; texts of a screen in a chunk `x` go into `x-fr`. */
export const useSampleScreenText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "main-fr" */ './sample-screen.fr.ts'),
});
