import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './assignment.en.ts';

export const fr: MessagesOf<typeof en> = {
  instructions: lesson.instructions,
  'instructions.hint':
    'Ce qu’il faut faire, et à quoi ressemble un bon travail. Les apprenants les lisent avant de commencer.',
  'instructions.short': '{count, number} des {least, number} caractères qu’il faut au moins pour la relecture',

  handIn: lesson.handIn,
  'handIn.file': lesson.files,
  'handIn.file.hint':
    'Les apprenants envoient ce qu’ils ont fait, par exemple un rapport, une image ou un enregistrement.',
  'handIn.text': lesson.text,
  'handIn.text.hint': 'Les apprenants écrivent leur travail sur la page de la leçon.',
  'handIn.url': lesson.webAddress,
  'handIn.url.hint': 'Les apprenants donnent l’adresse de ce qu’ils ont fait, par exemple une page ou un dépôt.',
  'files.most': lesson.filesAtMost,
  'files.count': lesson.fileCount,
  'files.hint': '{endings} ; {megabytes, number} Mo au plus pour chacun.',

  due: lesson.dueAfter,
  'due.hint': 'Compté à partir de l’inscription, de 1 à 365. Laissez vide pour ne fixer aucune date.',
  attempts: lesson.attempts,
  'attempts.hint': 'Combien de fois le travail peut être rendu, de 1 à 100. Laissez vide pour ne pas limiter.',
  passMark: lesson.passMark,
  'passMark.hint': 'La note que le travail doit atteindre pour être approuvé, de 0 à 100.',
  'passMark.suffix': common.percent,

  rubric: lesson.rubric,
  'rubric.lead': 'Ce qui sert à évaluer le travail. Les apprenants voient les critères avant de commencer.',
  'rubric.sum':
    '{criteria, plural, one {# critère} other {# critères}}, {points, plural, one {# point} other {# points}}. La note est la part des points que donne l’évaluateur.',
  'rubric.pass':
    'Le seuil de {mark} est atteint avec {needed, plural, one {# point} other {# points}} sur {points, number}.',
  'rubric.pass.any': 'Sans seuil de réussite, toute note peut être approuvée.',
  'rubric.none': 'Pas encore de critère : l’évaluateur donne une seule note, de 0 à 100.',
  'rubric.none.pass': 'Le travail est approuvé à partir de {mark}.',
  'rubric.add': 'Ajouter un critère',
  'rubric.full': 'Une grille compte au plus {most, number} critères.',

  'criterion.heading': 'Critère {number, number}',
  'criterion.up': 'Monter le critère {number, number}',
  'criterion.down': 'Descendre le critère {number, number}',
  'criterion.remove': 'Supprimer le critère {number, number}',
  'criterion.moved': 'Le critère est maintenant numéro {place, number} sur {count, number}.',
  'criterion.removed': 'Le critère {number, number} a été supprimé.',
  'criterion.undo': actions.undo,
  'criterion.name': common.name,
  'criterion.points': lesson.points,
  'criterion.description': 'Ce qui vaut les points',
  'criterion.description.hint': 'Facultatif. Ce que regarde l’évaluateur, et ce qu’il faut pour tous les points.',
};
