import type { Format } from '@stoa/shared/i18n/create-format.ts';
import { createMessages } from '@stoa/shared/i18n/create-messages.ts';
import type { Translate } from '@stoa/shared/i18n/translate.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { en } from './releases.en.ts';

export const useReleasesText = createMessages(en, {
  fr: () => import(/* webpackChunkName: "releases-fr" */ './releases.fr.ts'),
});

/** What sentences about releases are made of. */
export interface ReleaseWords {
  t: Translate<typeof en>;
  format: Format;
}

export const useReleaseWords = (): ReleaseWords => ({ t: useReleasesText(), format: useFormat() });
