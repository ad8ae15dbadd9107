import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import type { en } from './progress-ledger.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: common.why,
  close: actions.close,
  loading: 'Lecture de ce qui a été noté…',
  failed: 'Ce qui a été noté ne peut pas être affiché',
  sum: '{completed, number} sur {required, plural, one {# leçon obligatoire} other {# leçons obligatoires}} terminées. Une leçon compte une fois terminée ; ce qui est facultatif ne compte pas.',
  done: 'Terminée le {at}',
  optional: lesson.optional,
  'missing.watch': '{watched} regardées sur les {needed} qu’il faut',
  'missing.mark': 'Elle compte quand vous la marquez comme terminée',
  'missing.allPages': 'Elle compte quand vous avez vu sa dernière page, ou la marquez comme terminée',
  'missing.pages':
    'Page {page, number} sur {pages, number} vue ; elle compte à la dernière, ou quand vous la marquez comme terminée',
  'missing.pass': 'Pas encore essayé ; il faut {mark} pour réussir',
  'missing.below': 'Votre meilleur essai a {best} ; il faut {mark} pour réussir',
  'missing.approve': 'Elle compte quand votre travail est approuvé',
  'missing.attend': 'Elle compte quand vous avez participé à une séance, ou regardé l’enregistrement',
  'missing.package': 'Elle compte quand le paquet dit qu’il est terminé ou réussi',
  lines: 'Ce qui a été noté',
  linesOf: 'Ce qui a été noté dans « {title} »',
  nothing: 'Rien pour l’instant.',
  more: 'Afficher les précédents',
  counted: '{time} comptées',
  cut: '{time} non comptées : plus que l’horloge ne permet',
  page: 'page {page, number} sur {pages, number}',
  score: '{score}',
  passed: 'réussi',
  failedTry: 'non réussi',
  device: 'depuis {device}',
  'kind.opened': 'Ouverte',
  'kind.watched': 'Lue',
  'kind.read': 'Parcourue',
  'kind.page_seen': 'Page vue',
  'kind.marked_done': 'Marquée comme terminée',
  'kind.quiz_submitted': 'Quiz rendu',
  'kind.work_approved': 'Travail approuvé',
  'kind.class_attended': 'Participation à une séance',
  'kind.recording_watched': 'Enregistrement regardé',
  'kind.scorm_completed': 'Le paquet a dit qu’il est terminé',
  download: 'Télécharger en xAPI',
  'download.what':
    'Toutes les lignes dans un fichier JSON que d’autres systèmes d’apprentissage lisent. Vous y êtes désigné par un numéro seul.',
};
