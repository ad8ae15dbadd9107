/** What the progress ledger notes; plain data, so that a screen can use it without zod. */
export const progressKinds = [
  'opened',
  'watched',
  'read',
  'page_seen',
  'marked_done',
  'quiz_submitted',
  'work_approved',
  'class_attended',
  'recording_watched',
  'scorm_completed',
] as const;
export type ProgressKind = (typeof progressKinds)[number];
