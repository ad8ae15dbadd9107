import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './all-courses.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.allCourses,
  lead: 'Les cours de tout le monde, brouillons et cours retirés compris.',
  search: 'Nom, adresse ou formateur',
  found: course.courseCount,
  'none.title': 'Aucun cours pour l’instant',
  'none.text': 'Ils apparaissent ici dès qu’une personne en commence un.',
  undo: actions.undo,

  'field.course': course.course,
  'field.status': common.status,
  'field.creator': course.creator,
  'field.reviewer': course.reviewer,
  'field.price': course.price,
  'field.enrolments': common.enrolments,
  'field.rating': course.rating,
  'field.changed': 'Modifié le',
  'field.acts': 'Actions',

  'sort.changed': 'Dernière modification',
  'sort.name': common.name,
  'sort.enrolments': common.enrolments,
  'sort.rating': course.rating,
  'sort.price': course.price,
  'sort.published': 'Date de publication',
  'sort.featured': 'Rang à la une',

  'filter.status': common.status,
  'filter.status.all': 'Tous les états',
  'filter.category': course.category,
  'filter.category.all': course.everyCategory,
  'filter.reviewer': course.reviewer,
  'filter.reviewer.all': 'Tous les relecteurs',
  'filter.featured': course.featured,
  'filter.featured.all': 'À la une ou non',
  'featured.true': 'À la une seulement',
  'featured.false': 'Pas à la une',
  'filter.micro': course.length,
  'filter.micro.all': course.everyLength,
  'micro.true': course.microCourses,
  'micro.false': course.fullCourses,
  'filter.language': course.language,
  'filter.language.all': 'Toutes les langues',
  'filter.type': course.price,
  'filter.type.all': 'Gratuits ou payants',

  'featured.at': 'À la une, rang {place, number}',
  stillPublic: 'Publié, avec des modifications',
  ratings: '{count, plural, one {# note} other {# notes}}',
  page: 'Page du cours',
  'page.of': 'Page du cours {name}',
  reports: places.reports,
  'reports.of': 'Rapports du cours {name}',

  'order.title': 'À la une du catalogue',
  'order.lead': '{most, number} cours au plus, dans l’ordre où on les voit.',
  'order.loading': 'Chargement des cours à la une',
  'order.none':
    'Vous n’en avez choisi aucun : le catalogue montre le cours le mieux noté de chaque domaine. Choisissez-en dans la liste ci-dessous, puis « Mettre à la une ».',
  'order.raise': 'Faire monter {name}',
  'order.remove': 'Retirer {name} de la une',
  feature: 'Mettre à la une',
  unfeature: 'Retirer de la une',
  'feature.done': '{count, plural, one {Le cours est à la une.} other {Les cours sont à la une.}}',
  'unfeature.done': '{count, plural, one {Le cours n’est plus à la une.} other {Les cours ne sont plus à la une.}}',
  'feature.moved': 'L’ordre a changé.',
  'feature.most': '{most, number} cours au plus peuvent être à la une. Retirez-en d’abord.',
  'refused.conflict': 'La une a changé depuis que vous avez ouvert cette page. La voici telle qu’elle est.',

  assign: 'Confier',
  'assign.whom': 'Choisir un relecteur',
  'assign.nobody': 'Personne en particulier',
  'assign.most': 'Confiez {most, number} cours au plus à la fois.',
  'assign.done': '{count, plural, one {Le cours est confié.} other {# cours sont confiés.}}',
  'unassign.done':
    '{count, plural, one {Le cours n’est plus confié à personne.} other {Ces # cours ne sont plus confiés à personne.}}',
  'refused.own_course': 'Nul ne relit un cours auquel il a travaillé. Rien n’a changé.',

  unpublish: actions.unpublish,
  'unpublish.of': 'Retirer {name}',
  'unpublish.title': 'Retirer « {name} » ?',
  'unpublish.text': 'On ne trouve plus le cours. Les personnes inscrites gardent leur accès.',
  'unpublish.reason': 'Motif, que l’auteur peut lire',
  'unpublish.confirm': building.removeFromCatalogue,
  'unpublish.done': '« {name} » n’est plus au catalogue.',
  'refused.course_transition': 'Le cours n’est plus publié.',
};
