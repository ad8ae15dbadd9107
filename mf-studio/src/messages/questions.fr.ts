import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as words from '@stoa/shared/i18n/words/course.fr.ts';
import * as discussion from '@stoa/shared/i18n/words/discussion.fr.ts';
import * as feedback from '@stoa/shared/i18n/words/feedback.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './questions.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: discussion.openQuestions,
  tabs: 'De vos apprenants',
  'tab.questions': discussion.openQuestions,
  'tab.feedback': feedback.inPrivate,
  'lead.questions':
    'Ce qui a été demandé dans vos cours et à quoi personne de l’équipe n’a encore répondu, du plus ancien au plus récent.',
  'lead.feedback':
    'Ce que les apprenants vous disent à vous seul de vos cours et de votre enseignement, du plus récent au plus ancien.',
  loading: 'Chargement des questions',
  'loading.feedback': feedback.loading,
  failed: 'Les questions n’ont pas pu être chargées.',
  found: '{count, plural, =0 {Aucune question ouverte} one {# question ouverte} other {# questions ouvertes}}',
  course: words.course,
  all: places.allCourses,
  waiting: '{name} ({waiting, number})',
  card: 'Question de {name}',
  toCourse: 'Sur le cours entier',
  answer: actions.reply,
  yours: actions.yourReply,
  send: actions.sendReply,
  sent: 'Votre réponse est en ligne, et la personne qui a demandé en est avertie.',
  locked: 'La discussion est fermée. Rouvrez-la sous la leçon pour répondre.',
  more: 'Afficher plus de questions',
  'none.title': 'Toutes les questions ont une réponse',
  'none.text': 'Toute question posée dans un de vos cours vous est annoncée et figure ici.',
  'none.action': actions.goToCourses,
};
