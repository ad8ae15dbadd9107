import type { MessagesOf } from '../translate.ts';
import * as common from '../words/common.fr.ts';
import * as course from '../words/course.fr.ts';
import * as lesson from '../words/lesson.fr.ts';
import type { en } from './course-words.en.ts';

export const fr: MessagesOf<typeof en> = {
  'level.beginner': 'Débutant',
  'level.intermediate': 'Intermédiaire',
  'level.advanced': 'Avancé',
  'level.all_levels': 'Tous niveaux',

  micro: course.microCourse,

  'contentType.video': lesson.video,
  'contentType.text': lesson.text,
  'contentType.audio': 'Audio',
  'contentType.document': lesson.document,
  'contentType.scorm': 'SCORM',
  'contentType.live': lesson.live,
  'contentType.mixed': 'Mixte',

  'status.draft': common.draft,
  'status.in_review': common.inReview,
  'status.changes_requested': 'Modifications demandées',
  'status.approved': common.approved,
  'status.published': common.published,
  'status.unpublished': 'Dépublié',
  'status.retired': 'Retiré',

  'lessonKind.video': lesson.video,
  'lessonKind.text': lesson.text,
  'lessonKind.document': lesson.document,
  'lessonKind.quiz': lesson.quiz,
  'lessonKind.assignment': lesson.assignment,
  'lessonKind.live': lesson.live,
  'lessonKind.audio': lesson.audio,
  'lessonKind.scorm': lesson.scorm,
  'lessonKind.embed': lesson.embed,

  'priceType.free': course.free,
  'priceType.paid': 'Payant',

  'duration.under_1h': 'Moins d’une heure',
  'duration.1h_to_3h': 'De 1 à 3 heures',
  'duration.3h_to_10h': 'De 3 à 10 heures',
  'duration.over_10h': 'Plus de 10 heures',
};
