import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as quiz from '@stoa/shared/i18n/words/quiz.fr.ts';
import type { en } from './conflict.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Modifié dans deux fenêtres',
  lead: 'Ces champs ont été modifiés ici et dans une autre fenêtre. Les deux textes sont gardés jusqu’à ce que vous choisissiez celui qui reste.',
  which: 'Quel texte garder pour : {field} ?',
  mine: 'Le vôtre, dans cette fenêtre',
  theirs: 'Celui de l’autre fenêtre',
  'theirs.ago': 'Celui de l’autre fenêtre, {ago}',
  both: 'Un texte fait des deux',
  'both.label': 'Votre texte fait des deux',
  'both.lines': 'Une ligne par élément.',
  gone: 'Cet élément a été supprimé dans une autre fenêtre. Ce que vous avez tapé n’est enregistré nulle part ailleurs : copiez ce qu’il vous faut.',
  'gone.letGo': 'J’ai ce qu’il me faut',
  save: 'Enregistrer le choix',
  later: 'Décider plus tard',
  empty: 'Rien',
  yes: common.yes,
  no: common.no,
  file: 'Le fichier envoyé ici',
  question: quiz.questionNumber,
  questionKind: quiz.questionKind,
  pair: quiz.pair,
  pictured: quiz.pictured,
  alone: quiz.alone,
  allAsked: quiz.allAsked,
  right: '✓ {answer}',
  wrong: '– {answer}',
  submissionType: lesson.submissionType,
  days: '{count, plural, one {# jour} other {# jours}}',
  course: 'Un cours',
  noDueDate: lesson.noDueDate,
  noLimit: lesson.noLimit,
  criterion: lesson.criterion,
  'criterion.described': '{criterion} : {description}',
  unnamed: 'Sans nom',
};
