import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './marketplace.en.ts';

export const fr: MessagesOf<typeof en> = {
  'marketplace.title': 'Catalogue',
  'marketplace.lead': 'Trouvez un cours pour une soirée, ou un parcours pour une saison.',
  'categories.title': 'Catégories',
  'categories.loading': 'Chargement des catégories',
  'categories.all': 'Voir toutes les catégories',
  'popular.title': 'Les plus suivis en ce moment',
  'newest.title': 'Nouveautés',
  'free.title': 'À suivre gratuitement',
  'row.all': 'Tout voir',
  'paths.title': 'Parcours d’apprentissage',
  'paths.lead': 'Plusieurs cours, dans un ordre qui a du sens.',
  'search.name': 'Recherche dans le catalogue',
  'search.label': 'Rechercher dans le catalogue',
  'search.submit': 'Rechercher',
};
