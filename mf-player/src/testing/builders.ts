import type { OwnSubmission, SubmittedFile } from '@stoa/shared/contract/learning/assignments.ts';
import type { Enrolment } from '@stoa/shared/contract/learning/enrolments.ts';
import type { Lesson, Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { Note } from '@stoa/shared/contract/learning/notes.ts';
import type { ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

const notBegun = { completed: false, completed_at: null, position_s: 0, percentage: 0, watched: [] };
const done = { completed: true, completed_at: '2026-03-02T09:00:00.000Z', position_s: 0, percentage: 100, watched: [] };

export const anEnrolment = (given: Partial<Enrolment> = {}): Enrolment => ({
  id: anId(80),
  course_id: anId(100),
  status: 'active',
  percentage: 0,
  enrolled_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
  ...given,
});

export const aPlayerLesson = (given: Partial<PlayerLesson> = {}): PlayerLesson => ({
  id: anId(71),
  title: 'What light does',
  order: 1,
  kind: 'text',
  duration_s: 240,
  is_preview: false,
  required: true,
  locked: false,
  progress: notBegun,
  ...given,
});

export const aPlayer = (lessons: PlayerLesson[], given: Partial<Player> = {}): Player => ({
  course: {
    id: anId(100),
    name: 'Drawing with light',
    slug: 'drawing-with-light',
    content_type: 'mixed',
    cover_url: null,
    creator: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
    description: '',
  },
  modules: [{ id: anId(70), title: 'Seeing', order: 1, lessons }],
  enrollment: anEnrolment(),
  ended: null,
  current_lesson_id: lessons[0]?.id ?? null,
  certificate_slug: null,
  resource_count: 0,
  announcement_count: 0,
  unread_announcements: 0,
  notes: null,
  ...given,
});

export const aTextLesson = (given: Partial<Lesson> = {}): Lesson => {
  const { locked: _, ...outline } = aPlayerLesson();
  return {
    ...outline,
    course_id: anId(100),
    content: { kind: 'text', markdown: 'Light travels **straight**.', reading_s: 60 },
    ...given,
  };
};

type Film = Extract<Lesson['content'], { kind: 'video' }>;
type Captions = Film['captions'];
const english = { language: 'en', label: 'English', url: '/v.vtt' };

export const aVideoLesson = (captions: Captions = [english], given: Partial<Film> = {}): Lesson =>
  aTextLesson({
    kind: 'video',
    content: {
      kind: 'video',
      video_url: '/v.mp4',
      video_type: 'video/mp4',
      video_height: 1080,
      video_bytes: 90_000_000,
      rungs: [],
      poster_url: null,
      captions,
      transcript: [{ start_s: 0, end_s: 4, text: 'Look at the window.' }],
      chapters: [],
      duration_s: 60,
      watch_threshold: 90,
      ...given,
    },
  });

export const aProgressReply = (lessonId: string, given: Partial<ProgressReply> = {}): ProgressReply => ({
  enrollment: anEnrolment({ percentage: 50 }),
  lessons: [{ lesson_id: lessonId, progress: done }],
  certificate_slug: null,
  cut_s: 0,
  ...given,
});

export type AssignmentContent = Extract<Lesson['content'], { kind: 'assignment' }>;

/** Written, without a rubric or a due date. */
export const anAssignment = (
  given: Partial<AssignmentContent['assignment']> = {},
): AssignmentContent['assignment'] => ({
  id: anId(71),
  title: 'Draw a porch',
  required: true,
  instructions: 'Draw a porch in **three** lines.',
  pass_mark: 0,
  max_attempts: 3,
  submission_type: 'text',
  max_files: 3,
  due_days: null,
  rubric: [],
  ...given,
});

/** A draft of the first attempt. */
export const aSubmission = (given: Partial<OwnSubmission> = {}): OwnSubmission => ({
  id: anId(600),
  status: 'draft',
  attempt: 1,
  late: false,
  submitted_at: null,
  score: null,
  judged_by: { pass_mark: 60, rubric: [] },
  points: [],
  feedback: null,
  reviewed_by: null,
  reviewed_at: null,
  text: null,
  url: null,
  files: [],
  version: 1,
  attempts_left: 3,
  history: [],
  ...given,
});

export const aSubmittedFile = (given: Partial<SubmittedFile> = {}): SubmittedFile => ({
  id: anId(500),
  name: 'porch.pdf',
  bytes: 20_000,
  mime: 'application/pdf',
  sha256: null,
  url: '/files/porch',
  ...given,
});

export const assignmentOutline = aPlayerLesson({ kind: 'assignment', title: 'Draw a porch' });

export const anAssignmentLesson = (
  content: Partial<Omit<AssignmentContent, 'kind'>> = {},
): Lesson & { content: AssignmentContent } => {
  const { locked: _, ...outline } = assignmentOutline;
  return {
    ...outline,
    course_id: anId(100),
    content: { kind: 'assignment', assignment: anAssignment(), due_at: null, submission: null, ...content },
  };
};

export const aNote = (given: Partial<Note> = {}): Note => ({
  id: anId(700),
  lesson_id: anId(71),
  lesson_title: 'What light does',
  text: 'Soft at the window.',
  second: null,
  page: null,
  version: 1,
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  ...given,
});
