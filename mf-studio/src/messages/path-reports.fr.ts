import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as payment from '@stoa/shared/i18n/words/payment.fr.ts';
import type { en } from './path-reports.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Rapports de vos parcours',
  lead: 'Ce qu’ils deviennent, qui les suit et où l’on s’arrête. Les personnes remboursées ne figurent dans aucun de ces chiffres.',
  paths: course.yourPaths,
  'tab.overview': common.overview,
  'tab.learners': course.learners,
  'tab.results': course.results,
  'tab.revenue': payment.revenue,
  'first.title': 'Vous n’avez pas encore de parcours',
  'first.text': 'Composez-en un avec des cours publiés. Dès que quelqu’un le suit, vous voyez ici où il en est.',
  'first.create': course.createPath,
  'nobody.title': 'Personne ne suit encore vos parcours',
  'nobody.text': 'Dès que quelqu’un suit un de vos parcours publiés, vous voyez ici où il en est.',
  go: course.goToPaths,

  path: course.learningPath,
  'path.all': course.allPaths,
  'path.one': course.nameWithLearners,
  course: course.course,
  'figure.median': 'Durée médiane pour terminer',
  'figure.revenue': payment.revenue,
  'figure.before': '{value} dans la période précédente',
  'figure.ofPath': '{figure} de {path}',
  days: '{days, plural, =0 {moins d’un jour} one {# jour} other {# jours}}',
  'paths.title': 'Par parcours',

  'column.courses': 'Cours obligatoires',
  'column.courses.of': '{part, number} sur {all, number}',
  'column.completed': course.completedOn,
  'at.course': 'Seulement ceux qui en sont à une étape d’un cours.',
  'at.began': 'Apprenants qui ont commencé {course}',
  'at.completed': 'Apprenants qui ont terminé {course}',
  'at.here': 'Apprenants pour qui {course} vient ensuite',
  'at.lift': course.liftFilter,

  'results.loading': 'Chargement de la position des apprenants',
  'results.nobody.title': 'Personne ne suit ce parcours',
  'results.nobody.text': 'Choisissez-en un autre, ou revenez quand quelqu’un le suivra.',
  'results.title': 'Cours par cours',
  'results.lead':
    'Sur {learners, plural, one {# apprenant} other {# apprenants}} d’aujourd’hui, {completed, plural, =0 {personne n’a} one {# a} other {# ont}} terminé le parcours. « Vient ensuite » compte, parmi les autres, ceux pour qui un cours est le premier obligatoire qui reste : c’est là qu’ils en sont, ou se sont arrêtés.',
  'results.chart': 'Apprenants par cours, dans l’ordre du parcours',
  'results.began': 'L’ont commencé',
  'results.completed': 'L’ont terminé',
  'results.here': 'Vient ensuite',
  'results.median': 'Durée médiane du cours',
  'results.name': lesson.numbered,
  'results.optional': lesson.optional,
  'results.takenOff': 'N’est plus au catalogue',
};
