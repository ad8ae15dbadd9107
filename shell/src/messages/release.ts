import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import { en } from './release.en.ts';

export const useReleaseText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "release-fr" */ './release.fr.ts'),
});

/** Outside of components: in the page's language, as far as that is here. */
export const releaseText = () => useReleaseText.now(document.documentElement.lang);
