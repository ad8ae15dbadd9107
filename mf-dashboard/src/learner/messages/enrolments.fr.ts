import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './enrolments.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: places.myCourses,
  tabs: 'Cours et parcours d’apprentissage',
  'tab.active': 'Entamés',
  'tab.completed': 'Terminés',
  'tab.wishes': course.wishList,
  'tab.archived': 'Archivés',
  'tab.paths': course.learningPaths,
  count: course.courseCount,
  sort: actions.sortBy,
  'sort.recent': 'Suivis récemment',
  'sort.title': course.title,
  'sort.progress': 'Les plus avancés',
  'sort.enrolled': 'Inscriptions récentes',
  'sort.wished': 'Ajoutés récemment à la liste',
  'sort.published': 'Publiés récemment',
  search: 'Rechercher dans mes cours',
  'search.wishes': 'Rechercher dans la liste d’envies',
  'wishes.loading': 'Chargement de votre liste d’envies',
  'wishes.failed': 'Votre liste d’envies n’a pas pu être chargée',
  certificate: building.certificate,
  'archive.archived': 'Archiver',
  'archive.archived.name': 'Archiver {course}',
  'archive.archived.done': '{course} est archivé. Vous le gardez, avec toute votre progression.',
  'archive.back': 'Reprendre',
  'archive.back.name': 'Reprendre {course} parmi vos cours',
  'archive.back.done': '{course} est de retour parmi vos cours.',
  leave: actions.leave,
  'leave.name': 'Quitter {course}',
  'leave.ask': 'Quitter {course} ?',
  'leave.text': 'Il disparaît de votre liste. Votre progression est conservée, et vous pourrez vous réinscrire.',
  'leave.confirm': course.leave,
  'leave.done': 'Vous avez quitté {course}. Votre progression est conservée.',
  undo: actions.undo,
  'none.active.title': course.noneInProgress,
  'none.active.text':
    'Tous les cours auxquels vous vous inscrivez sont réunis ici, avec votre progression, jusqu’à ce que vous les terminiez.',
  'none.completed.title': 'Aucun cours terminé pour l’instant',
  'none.completed.text':
    'Les cours que vous terminez sont réunis ici, avec leur certificat. Poursuivez-en un pour y arriver.',
  'none.wishes.title': 'Votre liste d’envies est vide',
  'none.wishes.text': 'Touchez le cœur d’un cours pour ne pas l’oublier. Vous saurez quand son prix baisse.',
  'none.archived.title': 'Aucun cours archivé',
  'none.archived.text': 'Archivez ce qui vous encombre : vous le gardez, avec toute votre progression.',
  'none.find': actions.findCourse,
  'none.inProgress': 'Voir les cours entamés',
  'noneSuch.title': 'Aucun de vos cours ne correspond',
  'noneSuch.text': 'Affichez-les tous, ou cherchez un autre mot.',
  'noneSuch.action': 'Les afficher tous',
  'paths.count': course.pathCount,
  'paths.loading': 'Chargement de vos parcours d’apprentissage',
  'paths.failed': course.pathsNotLoaded,
  'paths.none.title': course.noPathTaken,
  'paths.none.text':
    'Un parcours réunit plusieurs cours dans un ordre qui a du sens. Suivez-en un : votre progression s’affichera ici.',
  'paths.none.action': course.findPath,
};
