import * as actions from '@stoa/shared/i18n/words/actions.en.ts';
import * as common from '@stoa/shared/i18n/words/common.en.ts';

export const en = {
  'pages.name': common.pages,
  'pages.previous': actions.previousPage,
  'pages.next': actions.nextPage,
  'pages.now': 'Page {page, number} of {pages, number}',
  'pages.short': '{page, number}/{pages, number}',
  'zoom.now': 'Zoom: {percent, number}%',
  'page.name': '{title}, page {page, number}',
  'find.name': 'Find in the document',
  'find.place': common.placeFound,
  'find.soFar': '{at, number} of {count, number} so far',
  'find.orMore': '{at, number} of {count, number} or more',
  'find.searching': 'Searching …',
  'find.none': common.placeNotFound,
  'find.cut': 'A part of the document could not be searched.',
  'find.previous': actions.previousPlace,
  'find.next': actions.nextPlace,
  'outline.name': 'Contents of the document',
  'document.download': 'Download ({size})',
  'document.opening': 'Opening the document',
  'document.failed': 'The document could not be opened.',
} as const;
