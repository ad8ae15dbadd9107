import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './transcript.en.ts';

export const fr: MessagesOf<typeof en> = {
  search: 'Chercher dans la transcription',
  found: common.placeFound,
  none: common.placeNotFound,
  previous: actions.previousPlace,
  next: actions.nextPlace,
};
