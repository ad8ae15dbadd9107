import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './marketplace.en.ts';

export const fr: MessagesOf<typeof en> = {
  'marketplace.title': places.marketplace,
  'marketplace.lead': 'Trouvez un cours pour une soirée, ou un parcours pour une saison.',
  'featured.title': course.featured,
  'categories.title': 'Catégories les plus suivies',
  'categories.loading': course.loadingCategories,
  'categories.all': 'Voir toutes les catégories',
  'popular.title': course.popularNow,
  'alike.rated': 'Parce que vous avez aimé « {course} »',
  'alike.taken': 'Parce que vous suivez « {course} »',
  'alike.wished': 'Parce que « {course} » est dans votre liste d’envies',
  'interest.lead': 'Vous avez dit vouloir apprendre cela.',
  'newest.title': 'Nouveautés',
  'free.title': 'À suivre gratuitement',
  'row.all': actions.seeAll,
  'paths.title': course.learningPaths,
  'paths.lead': 'Plusieurs cours, dans un ordre qui a du sens.',
  'paths.all': course.allPaths,
  'instructors.title': 'Formateurs et formatrices populaires',
  'instructors.learners': '{count, plural, one {# personne inscrite} other {# personnes inscrites}}',
  'search.name': 'Recherche dans le catalogue',
  'search.label': 'Rechercher dans le catalogue',
  'search.submit': actions.search,
};
