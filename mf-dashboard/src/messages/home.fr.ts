import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import type { en } from './home.en.ts';

export const fr: MessagesOf<typeof en> = {
  'hello.first': 'Bienvenue, {name}',
  'hello.again': 'Bon retour, {name}',
  toReview: 'Cours à relire',
  releases: 'Versions en ligne',
  studio: 'Espace de création',
  loadingWork: 'Chargement de ce qui vous attend',
  loading: 'Chargement de vos cours',
  failed: 'Vos cours n’ont pas pu être chargés',
  'none.title': 'Aucun cours entamé',
  'none.text': 'Inscrivez-vous à un cours : il vous attendra ici, à la leçon où vous vous êtes arrêté.',
  'none.action': 'Trouver un cours',
  alsoInProgress: 'Également en cours',
  allCourses: 'Vos {count, number} cours',
  lastOpened: 'Ouvert {ago}',
  notBegun: 'Pas encore commencé',
  next: 'À suivre : {lesson}',
  left: 'Encore {time}',
  start: 'Commencer',
  continue: 'Continuer',
};
