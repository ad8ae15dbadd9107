import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import type { en } from './wish.en.ts';

export const fr: MessagesOf<typeof en> = {
  name: 'Mettre {course} dans votre liste d’envies',
  add: 'Mettre dans la liste d’envies',
  added: 'Dans votre liste d’envies',
  remove: 'Retirer de la liste d’envies',
  'remove.name': 'Retirer de la liste d’envies : {course}',
  'done.wished': '« {course} » est dans votre liste d’envies. Vous saurez quand son prix baisse.',
  'done.left': '« {course} » n’est plus dans votre liste d’envies.',
  undo: actions.undo,
  own: 'Vous enseignez vous-même ce cours.',
  gone: 'Ce cours n’est pas proposé en ce moment.',
  taken: 'Vous suivez déjà « {course} ».',
};
