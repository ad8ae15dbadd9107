import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './enrolments.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.myCourses,
  tabs: 'Cours et parcours d’apprentissage',
  'tab.courses': course.courses,
  'tab.paths': course.learningPaths,
  count: course.courseCount,
  show: actions.show,
  'show.all': common.all,
  'show.active': 'Entamés',
  'show.completed': 'Terminés',
  search: 'Rechercher dans mes cours',
  certificate: building.certificate,
  leave: actions.leave,
  'leave.name': 'Quitter {course}',
  'leave.ask': 'Quitter {course} ?',
  'leave.text': 'Il disparaît de votre liste. Votre progression est conservée, et vous pourrez vous réinscrire.',
  'leave.confirm': course.leave,
  'leave.done': 'Vous avez quitté {course}. Votre progression est conservée.',
  undo: actions.undo,
  'none.title': 'Vous n’êtes encore inscrit à aucun cours',
  'none.text': 'Tous les cours auxquels vous vous inscrivez sont réunis ici, avec votre progression.',
  'none.action': actions.findCourse,
  'noneSuch.title': 'Aucun de vos cours ne correspond',
  'noneSuch.text': 'Affichez-les tous, ou cherchez un autre mot.',
  'paths.count': course.pathCount,
  'paths.loading': 'Chargement de vos parcours d’apprentissage',
  'paths.failed': course.pathsNotLoaded,
  'paths.none.title': course.noPathTaken,
  'paths.none.text':
    'Un parcours réunit plusieurs cours dans un ordre qui a du sens. Suivez-en un : votre progression s’affichera ici.',
  'paths.none.action': course.findPath,
};
