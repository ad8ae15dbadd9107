import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './static-page.en.ts';

export const fr: MessagesOf<typeof en> = {
  'page.contents': common.onThisPage,
  'page.template': common.template,
  'page.template.text':
    'Ce texte décrit ce que fait le logiciel. L’exploitant du site doit le faire compléter et vérifier par un juriste avant l’ouverture au public.',
  'page.loading': common.loadingText,
  'version.from': 'Version {number, number}, en vigueur à partir du {day}.',
  'version.upcoming': 'Cette version n’est pas encore en vigueur',
  'version.over': 'Cette version n’est plus en vigueur',
  'version.current': 'Lire la version en vigueur aujourd’hui',
  'version.none': 'Il n’y a pas de version {number, number}',
  'unread.title': 'Ce texte n’est peut-être pas celui en vigueur',
  'unread.text':
    'Le texte en vigueur n’a pas pu être lu à l’instant. Ci-dessous figure celui qui vient avec le logiciel. Rechargez cette page dans un moment.',
  'version.next': 'Une nouvelle version entre en vigueur le {day}',
  'version.read': 'Lire la nouvelle version',
};
