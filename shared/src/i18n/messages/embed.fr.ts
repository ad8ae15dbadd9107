import type { MessagesOf } from '../translate.ts';
import type { en } from './embed.en.ts';

export const fr: MessagesOf<typeof en> = {
  frame: '{title}, sur {host}',
  'consent.title': 'Cette page vient de {host}',
  'consent.text':
    'Elle est chargée depuis ce site quand vous l’affichez : il voit alors votre adresse, et peut déposer des cookies.',
  'consent.show': 'Afficher la page',
  'consent.remember': 'Afficher désormais les pages de {host} sans demander',
  open: 'L’ouvrir sur {host} (nouvel onglet)',
};
