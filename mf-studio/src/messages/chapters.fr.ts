import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './chapters.en.ts';

export const fr: MessagesOf<typeof en> = {
  heading: lesson.chapters,
  lead: 'Les apprenants passent de l’un à l’autre. Des lignes telles que « 04:30 L’ombre », collées dans l’un des champs, deviennent des chapitres.',
  time: 'Début du chapitre {number, number}',
  'time.rule': 'Indiquez le temps en minutes et secondes, par exemple 4:30.',
  title: 'Nom du chapitre {number, number}',
  remove: 'Supprimer le chapitre {number, number}',
  removed: 'Le chapitre {number, number} a été supprimé.',
  pasted: '{count, plural, one {# chapitre a été ajouté.} other {# chapitres ont été ajoutés.}}',
  undo: actions.undo,
  add: 'Ajouter un chapitre',
  sort: actions.sortByTime,
  full: 'Une leçon compte au plus {most, number} chapitres.',
};
