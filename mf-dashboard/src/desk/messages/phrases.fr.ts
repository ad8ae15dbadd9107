import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './phrases.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Phrases à insérer',
  own: 'Phrases enregistrées',
  shipped: 'Souvent demandé',
  loading: 'Chargement des phrases',
  none: 'Enregistrez ce que vous écrivez souvent : vous pourrez l’insérer de nouveau d’un geste.',
  save: 'Enregistrer comme phrase',
  'save.hint': 'Enregistre ce qui est sélectionné dans le texte, ou tout le texte.',
  saved: 'La phrase est enregistrée.',
  insert: 'Insérer « {text} »',
  edit: 'Modifier la phrase « {text} »',
  'edit.save': actions.save,
  'edit.cancel': actions.cancel,
  remove: 'Retirer la phrase « {text} »',
  removed: 'La phrase est retirée.',
  undo: actions.undo,
  full: 'Vous avez enregistré autant de phrases que possible. Retirez-en une d’abord.',
  same: 'Vous avez déjà enregistré cette phrase.',
  noRoom: 'Le texte serait trop long avec cette phrase.',
};
