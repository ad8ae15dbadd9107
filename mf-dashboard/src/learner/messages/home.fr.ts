import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as actions from '@stoa/shared/i18n/words/actions.fr.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as places from '@stoa/shared/i18n/words/places.fr.ts';
import type { en } from './home.en.ts';

export const fr: MessagesOf<typeof en> = {
  'hello.first': 'Bienvenue, {name}',
  'hello.again': 'Bon retour, {name}',
  dashboard: places.dashboard,
  studio: places.creatorStudio,
  loading: course.loadingYours,
  failed: course.yoursNotLoaded,
  'none.title': course.noneInProgress,
  'none.text': 'Inscrivez-vous à un cours : il vous attendra ici, à la leçon où vous vous êtes arrêté.',
  'none.action': actions.findCourse,
  alsoInProgress: 'Également en cours',
  allCourses: 'Vos {count, number} cours',
  lastOpened: 'Ouvert {ago}',
  notBegun: 'Pas encore commencé',
  next: 'À suivre : {lesson}',
  left: 'Encore {time}',
  start: 'Commencer',
  continue: 'Continuer',
};
