import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './draft.en.ts';

export const fr: MessagesOf<typeof en> = {
  'conflict.title': 'Une autre personne a enregistré entre-temps',
  'conflict.text':
    'Votre saisie est toujours là. Regardez ce qui diffère, puis décidez : rien n’est enregistré avant cela.',
  'conflict.mine': 'Garder ma saisie',
  'conflict.theirs': 'Prendre ce qui est enregistré',
};
