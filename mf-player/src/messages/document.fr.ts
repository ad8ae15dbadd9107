import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './document.en.ts';

export const fr: MessagesOf<typeof en> = {
  'pages.name': 'Pages',
  'pages.previous': 'Page précédente',
  'pages.next': 'Page suivante',
  'pages.now': 'Page {page, number} sur {pages, number}',
  'page.name': '{title}, page {page, number}',
  'document.download': 'Télécharger ({size})',
  'document.opening': 'Ouverture du document',
  'document.failed': 'Le document n’a pas pu être ouvert.',
};
