import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './document.en.ts';

export const fr: MessagesOf<typeof en> = {
  'pages.name': common.pages,
  'pages.previous': actions.previousPage,
  'pages.next': actions.nextPage,
  'pages.now': 'Page {page, number} sur {pages, number}',
  'pages.short': '{page, number}/{pages, number}',
  'zoom.now': 'Agrandissement : {percent, number} %',
  'page.name': '{title}, page {page, number}',
  'find.name': 'Chercher dans le document',
  'find.place': common.placeFound,
  'find.soFar': '{at, number} sur {count, number} pour l’instant',
  'find.orMore': '{at, number} sur {count, number} ou plus',
  'find.searching': 'Recherche en cours…',
  'find.none': common.placeNotFound,
  'find.cut': 'Une partie du document n’a pas pu être parcourue.',
  'find.previous': actions.previousPlace,
  'find.next': actions.nextPlace,
  'outline.name': 'Sommaire du document',
  'document.download': 'Télécharger ({size})',
  'document.opening': 'Ouverture du document',
  'document.failed': 'Le document n’a pas pu être ouvert.',
};
