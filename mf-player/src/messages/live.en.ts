import * as course from '@stoa/shared/i18n/words/course.en.ts';
import * as liveClass from '@stoa/shared/i18n/words/live-class.en.ts';

/** A live lesson. */
export const en = {
  'classes.title': 'When it is held',
  'classes.none': 'No class is planned yet. You will be told when there is one.',
  'lesson.done': 'You took part in this class.',
  'lesson.rule': 'This lesson is completed by taking part in one of its classes, or by watching the recording.',
  'class.on': liveClass.on,
  'class.over': liveClass.over,
  'class.cancelled': liveClass.cancelled,
  'class.in': liveClass.startsIn,
  'class.days': liveClass.startsInDays,
  'class.planned': course.classInItsZone,
  'class.hosts': liveClass.withNames,
  'class.join': liveClass.join,
  'class.joinNamed': 'Join “{title}”',
  'class.start': liveClass.start,
  'class.opens': liveClass.opensFrom,
  'class.calendar': liveClass.calendar,
  'class.recording': 'Watch the recording',
  'class.blocked': liveClass.tabBlocked,
  'class.way': 'Open the class (in a new tab)',
  'refused.class_full': liveClass.full,
  'refused.class_closed': 'One can join from 15 minutes before a class until its end.',
  'refused.not_enrolled': liveClass.notEnrolled,
  'refused.unavailable': liveClass.noAnswer,
} as const;
