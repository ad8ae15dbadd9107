import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './course-report.en.ts';

export const fr: MessagesOf<typeof en> = {
  'figures.file': 'vue-d-ensemble',
  'series.file': 'par-jour',
  'ratings.file': 'avis',
  all: 'Tous les cours',
  'head.course': 'Cours',
  'head.from': 'Du (UTC)',
  'head.to': 'Au (UTC)',
  'head.enrolments': 'Inscriptions',
  'head.active': 'Apprenants actifs',
  'head.watched': 'Visionné (secondes)',
  'head.completions': 'Cours terminés',
  'head.learners': 'Apprenants à la fin',
  'head.rate': 'Taux de réussite (0 à 1)',
  'head.ratings': 'Avis',
  'head.mean': 'Note moyenne (1 à 5)',
  'head.given': 'Donné le (UTC)',
  'head.learner': 'Apprenant',
  'head.stars': 'Étoiles',
  'head.comment': 'Commentaire',
};
