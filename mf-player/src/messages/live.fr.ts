import type { MessagesOf } from '@stoa/shared/i18n/translate.ts';
import * as course from '@stoa/shared/i18n/words/course.fr.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.fr.ts';
import type { en } from './live.en.ts';

export const fr: MessagesOf<typeof en> = {
  'classes.title': 'Quand elle a lieu',
  'classes.none': 'Aucune séance n’est encore prévue. Vous serez prévenu quand il y en aura une.',
  'lesson.done': 'Vous avez participé à cette séance.',
  'lesson.rule':
    'Cette leçon est terminée quand on participe à l’une de ses séances, ou qu’on en regarde l’enregistrement.',
  'class.on': liveClass.on,
  'class.over': liveClass.over,
  'class.cancelled': liveClass.cancelled,
  'class.in': liveClass.startsIn,
  'class.days': liveClass.startsInDays,
  'class.planned': course.classInItsZone,
  'class.hosts': liveClass.withNames,
  'class.join': liveClass.join,
  'class.joinNamed': 'Rejoindre « {title} »',
  'class.start': liveClass.start,
  'class.opens': liveClass.opensFrom,
  'class.calendar': liveClass.calendar,
  'class.recording': 'Regarder l’enregistrement',
  'class.blocked': liveClass.tabBlocked,
  'class.way': 'Ouvrir la séance (dans un nouvel onglet)',
  'refused.class_full': liveClass.full,
  'refused.class_closed': 'On peut entrer de 15 minutes avant une séance jusqu’à sa fin.',
  'refused.not_enrolled': liveClass.notEnrolled,
  'refused.unavailable': liveClass.noAnswer,
};
