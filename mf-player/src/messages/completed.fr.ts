import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './completed.en.ts';

export const fr: MessagesOf<typeof en> = {
  name: 'Cours terminé',
  title: 'Vous avez terminé {course}',
  text: 'Toutes les leçons obligatoires sont faites. Félicitations.',
  rate: 'Noter le cours',
  share: actions.share,
  copied: 'L’adresse du certificat est copiée.',
  notCopied: actions.copyThis,
  certificate: 'Voir votre certificat',
  'path.next': 'La suite de votre parcours « <link>{path}</link> »',
  'path.done': 'Vous avez terminé le parcours « <link>{path}</link> »',
};
