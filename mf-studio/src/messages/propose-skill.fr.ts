import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './propose-skill.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Proposer une compétence',
  text: 'La personne qui tient la liste de ce site en décide. Vous serez informé de la suite.',
  skill: 'Compétence, en anglais',
  french: 'La même en français',
  note: 'À quoi elle sert',
  optional: 'Peut rester vide.',
  send: 'La proposer',
  done: '« {skill} » est proposée. Vous serez informé de la suite.',
  earlier: 'Ce que vous aviez proposé',
  'earlier.open': '« {skill} » attend une décision.',
  'earlier.taken': '« {skill} » a été retenue.',
  'earlier.declined': '« {skill} » a été refusée : {reason}',
};
