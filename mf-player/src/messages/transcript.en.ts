import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

/** What is said in a film or a recording, line by line. */
export const en = {
  search: 'Search in the transcript',
  found: common.placeFound,
  none: common.placeNotFound,
  previous: actions.previousPlace,
  next: actions.nextPlace,
} as const;
