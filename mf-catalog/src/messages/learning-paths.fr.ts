import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as building from '@stoa/shared/i18n/words/building.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import type { en } from './learning-paths.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: course.learningPaths,
  found: 'Parcours d’apprentissage pour « {q} »',
  count: course.pathCount,
  searching: 'Recherche des parcours…',
  loading: course.loadingPaths,
  plan: course.planPath,
  'search.name': course.learningPaths,
  'search.label': 'Rechercher un parcours d’apprentissage',
  'search.submit': actions.search,

  'card.kind': course.learningPath,
  'card.by': 'Par {name}',

  'fee.free': course.free,
  'fee.one_time': 'Acheté une fois',
  'fee.subscription': course.withPlan,

  'filter.mine': 'Les vôtres',
  'filter.mine.any': course.allPaths,
  'filter.mine.taken': 'En cours ou terminés',
  'filter.mine.completed': common.completed,
  'filter.fee': course.price,
  'filter.level': course.level,
  'filter.level.any': 'Tous les niveaux',

  'sort.shortest': 'Les plus courts',
  'sort.most_courses': 'Le plus de cours',

  'none.title': building.noPathsMatch,
  'empty.title': 'Il n’y a pas encore de parcours d’apprentissage',
  'empty.text': 'En attendant, cherchez un cours.',
  'mine.title': course.noPathTaken,
  'mine.text': 'Suivez-en un : il sera listé ici avec votre progression.',
  'mine.action': course.allPaths,
  'guest.title': 'Connectez-vous pour voir vos parcours',
  'guest.text': 'Les parcours que vous suivez sont listés ici, avec votre progression dans chacun.',
  'guest.action': actions.logIn,
};
