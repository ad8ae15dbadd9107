import * as actions from '@stoa/shared/i18n/words/actions.en.ts';

export const en = {
  name: 'carousel',
  back: 'Show those before: {name}',
  on: 'Show those after: {name}',
  stop: actions.pause,
  move: 'Move by itself',
} as const;
