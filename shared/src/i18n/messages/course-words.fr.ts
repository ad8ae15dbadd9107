import type { MessagesOf } from '../translate.ts';
import type { en } from './course-words.en.ts';

export const fr: MessagesOf<typeof en> = {
  'level.beginner': 'Débutant',
  'level.intermediate': 'Intermédiaire',
  'level.advanced': 'Avancé',
  'level.all_levels': 'Tous niveaux',

  'contentType.video': 'Vidéo',
  'contentType.text': 'Texte',
  'contentType.audio': 'Audio',
  'contentType.document': 'Document',
  'contentType.scorm': 'SCORM',
  'contentType.live': 'Cours en direct',
  'contentType.mixed': 'Mixte',

  'status.draft': 'Brouillon',
  'status.in_review': 'En relecture',
  'status.changes_requested': 'Modifications demandées',
  'status.approved': 'Approuvé',
  'status.published': 'Publié',
  'status.unpublished': 'Dépublié',

  'lessonKind.video': 'Vidéo',
  'lessonKind.text': 'Texte',
  'lessonKind.document': 'Document',
  'lessonKind.quiz': 'Quiz',

  'priceType.free': 'Gratuit',
  'priceType.paid': 'Payant',
};
