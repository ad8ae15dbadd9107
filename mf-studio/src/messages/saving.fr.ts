import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { en } from './saving.en.ts';

export const fr: MessagesOf<typeof en> = {
  saved: 'Enregistré',
  saving: 'Enregistrement…',
  invalid: 'Non enregistré : revoyez <a>{field}</a>.',
  'invalid.rule': 'Non enregistré : <a>{field}</a>. {rule}',
  conflict:
    'Non enregistré : {more, plural, =0 {{field} modifié} one {{field} et # autre champ modifiés} other {{field} et # autres champs modifiés}} aussi dans une autre fenêtre.',
  compare: 'Comparer et choisir',
  failed: 'Non enregistré : {reason}',
  retrying: 'Non enregistré : {reason} Nous continuons d’essayer.',
  retry: actions.retry,
};
