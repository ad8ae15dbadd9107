/** The words of the contract that a course is described with (contract/course-words.ts). */
export const en = {
  'level.beginner': 'Beginner',
  'level.intermediate': 'Intermediate',
  'level.advanced': 'Advanced',
  'level.all_levels': 'All levels',

  'contentType.video': 'Video',
  'contentType.text': 'Text',
  'contentType.audio': 'Audio',
  'contentType.document': 'Document',
  'contentType.scorm': 'SCORM',
  'contentType.live': 'Live class',
  'contentType.mixed': 'Mixed',

  'status.draft': 'Draft',
  'status.in_review': 'In review',
  'status.changes_requested': 'Changes requested',
  'status.approved': 'Approved',
  'status.published': 'Published',
  'status.unpublished': 'Unpublished',

  'lessonKind.video': 'Video',
  'lessonKind.text': 'Text',
  'lessonKind.document': 'Document',
  'lessonKind.quiz': 'Quiz',

  'priceType.free': 'Free',
  'priceType.paid': 'Paid',
} as const;
