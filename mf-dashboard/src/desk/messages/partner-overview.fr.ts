import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './partner-overview.en.ts';

export const fr: MessagesOf<typeof en> = {
  loading: 'Chargement de vos parcours',
  'first.title': 'Commencez par votre premier parcours',
  'first.text':
    'Choisissez des cours publiés, mettez-les dans l’ordre et envoyez le parcours en relecture. Dès qu’il est public, vous voyez ici qui le suit, où l’on s’arrête et ce qu’il rapporte.',
  'first.create': course.createPath,

  waiting: 'En attente de vous',
  'waiting.loading': 'Chargement de ce qui vous attend',
  'waiting.none': 'Rien ne vous attend.',
  'waiting.works.path':
    '{count, plural, one {# travail de parcours à évaluer} other {# travaux de parcours à évaluer}}',
  'waiting.works.course': '{count, plural, one {# travail de cours à évaluer} other {# travaux de cours à évaluer}}',
  'waiting.since': 'Le plus ancien a été remis {ago}.',
  'waiting.returned': 'Une relecture demande : {note}',
  'waiting.incomplete':
    '{count, plural, one {Il est public, mais il manque # chose.} other {Il est public, mais il manque # choses.}}',

  figures: common.last30Days,
  'figures.lead': 'Les jours sont ceux d’UTC, aujourd’hui compris.',
  'figures.all': 'Tous les rapports',
  'figures.loading': 'Chargement des chiffres',
  'figures.enrolments': common.enrolments,
  'figures.active_learners': course.activeLearners,
  'figures.completions': common.completions,
  'figures.certificates': course.certificates,
  'figures.revenue': payment.revenue,
  'figures.before': '{value} les 30 jours précédents',
  'figures.open': course.figureOpen,

  paths: course.yourPaths,
  'paths.all': '{count, plural, one {L’afficher dans la liste} other {Les afficher tous (#)}}',
  'paths.path': course.learningPath,
  'paths.status': common.status,
  'paths.learners': course.learners,
  'paths.completed': common.completed,
  'paths.open': '{label} de {path} : {value}. Afficher la liste',

  micro: course.yourMicroCourses,
  'micro.loading': 'Chargement de vos micro-cours',
  'micro.none': 'Vous n’avez pas encore créé de micro-cours.',
  'micro.create': course.createMicroCourse,
  'micro.course': course.microCourse,

  completions: 'Derniers parcours terminés',
  'completions.loading': 'Chargement des derniers parcours terminés',
  'completions.none': 'Personne n’a encore terminé un de vos parcours.',
  'completions.all': 'Tous les parcours terminés',
  'completions.learner': course.learner,
  'completions.on': course.completedOn,
};
