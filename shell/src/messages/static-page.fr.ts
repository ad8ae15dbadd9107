import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as common from '@stoa/shared/i18n/words/common.fr.ts';
import type { en } from './static-page.en.ts';

export const fr: MessagesOf<typeof en> = {
  'page.contents': 'Sur cette page',
  'page.template': common.template,
  'page.template.text':
    'Ce texte décrit ce que fait le logiciel. L’exploitant du site doit le faire compléter et vérifier par un juriste avant l’ouverture au public.',
};
