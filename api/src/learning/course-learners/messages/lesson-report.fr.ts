import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './lesson-report.en.ts';

export const fr: MessagesOf<typeof en> = {
  'lessons.file': 'lecons',
  'film.file': 'decrochages',
  'answers.file': 'reponses',
  'head.number': 'Numéro',
  'head.lesson': 'Leçon',
  'head.module': 'Module',
  'head.learners': 'Apprenants du cours',
  'head.began': 'Commencée',
  'head.completed': 'Terminée',
  'head.second': 'À partir de (secondes)',
  'head.reached': 'Arrivés là ou plus loin',
  'head.watched': 'Ont vu cette seconde',
  'head.stopped': 'Ne sont pas allés plus loin',
  'head.question': 'Question',
  'head.asked': 'Posée',
  'head.answered': 'Répondue',
  'head.right': 'Juste (0 à 1)',
  'head.discrimination': 'Discrimination (-1 à 1)',
  'head.hints': 'Indice ouvert',
  'head.option': 'Option',
  'head.optionRight': 'Est juste (1 : oui)',
  'head.chosen': 'Choisie',
};
