import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './overlay.en.ts';

export const fr: MessagesOf<typeof en> = {
  'overlay.close': 'Fermer',
  'browse.title': 'Parcourir',
  'browse.loading': 'Chargement des catégories',
  'browse.failed': 'Les catégories n’ont pas pu être chargées.',
  'browse.categories': 'Catégories',
  'browse.none': 'Il n’y a pas encore de catégories.',
  'browse.unfold': 'Afficher le contenu de {name}',
  'browse.catalog': 'Voir le catalogue',
  'browse.paths': 'Parcours d’apprentissage',
  'browse.fields': 'Domaines',
  'browse.design': 'design',
  'browse.photography': 'photographie',
  'browse.marketing': 'marketing',
  'browse.business': 'entreprise',
  'browse.paths-loading': 'Chargement des parcours d’apprentissage',
  'browse.paths-failed': 'Les parcours d’apprentissage n’ont pas pu être chargés.',
  'browse.no-path': 'Pas encore de parcours d’apprentissage dans ce domaine.',
  'browse.courses': '{count, plural, one {# cours} other {# cours}}',
  'browse.library': 'Bibliothèque',
  'browse.all-paths': 'Tous les parcours',
  'drawer.you': 'Vous',
};
