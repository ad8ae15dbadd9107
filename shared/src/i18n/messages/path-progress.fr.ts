import type { MessagesOf } from '../translate.ts';
import * as actions from '../words/actions.fr.ts';
import * as course from '../words/course.fr.ts';
import type { en } from './path-progress.en.ts';

export const fr: MessagesOf<typeof en> = {
  'path.courses': '{done, number} {count, plural, one {cours terminé sur #} other {cours terminés sur #}}',
  'path.and.work':
    '{courses}, {approved, number} {work, plural, one {devoir approuvé sur #} other {devoirs approuvés sur #}}',
  'path.begin': 'Commencer par {course}',
  'path.continue': 'Continuer avec {course}',
  'path.certificate': actions.viewCertificate,
  'path.ended': 'N’est plus proposé. Vous le gardez.',
  'path.completedOn': course.completedOnDate,
};
