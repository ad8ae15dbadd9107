import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './quiz.en.ts';

export const fr: MessagesOf<typeof en> = {
  'quiz.instructions': lesson.instructions,
  'quiz.instructions.hint': 'Facultatif. Affichées avant la première question.',
  'quiz.passMark': lesson.passMark,
  'quiz.passMark.hint': 'En pourcentage de tous les points, de 0 à 100.',
  'quiz.passMark.suffix': common.percent,
  'quiz.attempts': lesson.attempts,
  'quiz.attempts.hint': 'Laissez vide pour un nombre illimité.',
  'quiz.sum':
    '{questions, plural, one {# question} other {# questions}}, {points, plural, one {# point} other {# points}}',
  'quiz.add': 'Ajouter une question',

  'refused.edit_conflict':
    'Non supprimée : la question a été modifiée entre-temps dans une autre fenêtre. Regardez-la, puis supprimez-la de nouveau si vous le voulez toujours.',

  'kind.single': 'Une seule bonne réponse',
  'kind.multiple': 'Plusieurs bonnes réponses',
  'kind.true_false': 'Vrai ou faux',

  'question.title': 'Question {number, number}',
  'question.up': 'Monter la question {number, number}',
  'question.down': 'Descendre la question {number, number}',
  'question.remove': 'Supprimer la question {number, number}',
  'question.prompt': lesson.question,
  'question.kind': common.kind,
  'question.points': lesson.points,
  'question.explanation': lesson.explanation,
  'question.explanation.hint': 'Affichée avec le résultat : pourquoi la bonne réponse est juste.',

  'answers.one': 'Réponses : marquez la bonne',
  'answers.many': 'Réponses : marquez les bonnes',
  'answers.add': 'Ajouter une réponse',
  'answer.name': 'Réponse {place, number} de la question {number, number}',
  'answer.right': 'La réponse {place, number} de la question {number, number} est juste',
  'answer.remove': 'Supprimer la réponse {place, number} de la question {number, number}',
  'answer.true': 'Vrai',
  'answer.false': 'Faux',
};
