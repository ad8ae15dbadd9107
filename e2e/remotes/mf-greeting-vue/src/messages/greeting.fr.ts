import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './greeting.en.ts';

export const fr: MessagesOf<typeof en> = {
  title: 'Un écran en Vue',
  pending: 'Nous cherchons qui vous êtes…',
  person: 'Vous êtes connecté en tant que {name}.',
  guest: 'Vous êtes ici en visite.',
  drawn: 'Dessiné par Vue {version} à l’adresse {address}.',
  name: 'Votre nom',
  welcome: 'Bienvenue dans la stoa, {name}.',
  courses: 'Voir tous les cours',
};
