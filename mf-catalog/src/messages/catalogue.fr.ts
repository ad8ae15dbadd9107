import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as lesson from '@stoa/shared/i18n/words/lesson.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './catalogue.en.ts';

export const fr: MessagesOf<typeof en> = {
  'crumb.marketplace': places.marketplace,
  'count.courses': course.courseCount,

  'results.title': places.allCourses,
  'results.found': 'Résultats pour « {q} »',
  'results.crumb': course.courses,
  'results.searching': 'Recherche dans le catalogue…',

  'card.certificate': actions.viewCertificate,
  'note.corrected': 'Rien n’a été trouvé pour « {q} ». Voici les résultats pour « {words} ».',
  'note.partial': 'Aucun cours ne contient tous ces mots. Ceux-ci en contiennent une partie.',

  'none.title': course.noneMatch,
  'none.didYouMean': 'Vouliez-vous dire <link>{words}</link> ?',
  'none.fewer': 'Retirez quelques filtres, ou élargissez votre recherche.',
  'none.other': 'Essayez un autre mot, ou parcourez les catégories.',
  'none.clear': 'Effacer les filtres',
  'none.categories': 'Parcourir les catégories',

  'filters.name': 'Filtres',
  'filters.open': '{count, plural, =0 {Filtres} other {Filtres (#)}}',
  'filters.active': 'Filtres actifs',
  'filters.remove': 'Retirer le filtre {name}',
  'filters.clear': 'Tout effacer',
  'filters.stars': '{stars} étoiles et plus',
  'filters.captions': 'Sous-titres en {language}',

  'filter.category': course.category,
  'filter.category.any': course.allCategories,
  'filter.price': course.price,
  'filter.price.any': 'Tous les prix',
  'filter.level': course.level,
  'filter.format': course.format,
  'filter.rating': course.rating,
  'filter.rating.any': 'Toutes les notes',
  'filter.rating.least': '{stars} et plus',
  'filter.duration': 'Durée',
  'filter.language': course.language,
  'filter.captions': lesson.captions,
  'filter.skills': course.skills,

  'sort.name': actions.sortBy,
  'sort.relevance': 'Pertinence',
  'sort.popular': 'Les plus suivis',
  'sort.newest': 'Les plus récents',
  'sort.rating': 'Les mieux notés',
  'sort.price_low': 'Prix croissant',
  'sort.price_high': 'Prix décroissant',
};
