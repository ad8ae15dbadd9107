import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import type { DueAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import type { LiveSession } from '@stoa/shared/contract/learning/live-sessions.ts';
import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { ReviewQueueRow } from '@stoa/shared/contract/teaching/review.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import { aCourseCard, anId } from '@stoa/shared/testing/builders.ts';

export const anEnrolledCourse = (given: Partial<EnrolledCourse> = {}): EnrolledCourse => ({
  id: anId(80),
  course_id: anId(100),
  status: 'active',
  percentage: 40,
  enrolled_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
  course: aCourseCard(),
  next_lesson: { id: anId(72), title: 'Shadows' },
  remaining_s: 2_160,
  last_activity_at: '2026-03-02T09:00:00.000Z',
  certificate_slug: null,
  ...given,
});

export const author = { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null };

const taken = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };

/** An hour from ten on 10 March 2026 in UTC; the way in is not open yet. */
export const aLiveSession = (given: Partial<LiveSession> = {}): LiveSession => ({
  id: anId(40),
  course: taken,
  lesson_id: null,
  title: 'Shadows, looked at together',
  description: '',
  starts_at: '2026-03-10T10:00:00.000Z',
  ends_at: '2026-03-10T11:00:00.000Z',
  duration_min: 60,
  time_zone: 'UTC',
  status: 'upcoming',
  host: author,
  is_host: false,
  capacity: null,
  opens_at: '2026-03-10T09:45:00.000Z',
  join_url: null,
  host_url: null,
  calendar_url: '/api/v1.3.0/courses/live/40/en/class.ics?signature=good',
  recording_lesson_id: null,
  ...given,
});

export const aDueAssignment = (given: Partial<DueAssignment> = {}): DueAssignment => ({
  id: anId(50),
  title: 'Seven days of light',
  instructions: 'Photograph **one window** for seven days.',
  submission_type: 'text',
  max_files: 1,
  due_days: 14,
  pass_mark: 60,
  max_attempts: 3,
  required: true,
  order: 1,
  due_at: '2026-03-15T09:00:00.000Z',
  overdue: false,
  submission: null,
  course: taken,
  ...given,
});

export const aQueueRow = (given: Partial<ReviewQueueRow> = {}): ReviewQueueRow => ({
  id: anId(100),
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  status: 'in_review',
  cover_url: null,
  creator: author,
  category: null,
  lesson_count: 6,
  duration_s: 3600,
  submitted_at: '2026-03-02T09:00:00.000Z',
  round: 1,
  open_comments: 0,
  ...given,
});

export const aCourseInReview = (given: Partial<CourseBuilder> = {}): CourseBuilder => ({
  id: anId(100),
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  short_description: 'See, measure and shape light.',
  description: 'Light is measured before it is shaped.',
  final_category_id: null,
  level: 'beginner',
  content_type: 'mixed',
  type: 'free',
  price_minor: 0,
  currency: 'USD',
  language: 'en',
  objectives: [],
  requirements: [],
  audience: [],
  watch_threshold: 90,
  is_micro: false,
  captions_waiver: null,
  status: 'in_review',
  version: 1,
  has_revision: false,
  category: null,
  skills: [],
  cover_file: null,
  cover_url: null,
  modules: [],
  checklist: [],
  comments: [],
  actions: ['publish', 'comment'],
  creator: author,
  created_at: '2026-03-01T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  submitted_at: '2026-03-02T09:00:00.000Z',
  submission_note: null,
  publish_at: null,
  published_at: null,
  ...given,
});

export const aNotification = (given: Partial<Notification> = {}): Notification => ({
  id: anId(60),
  kind: 'enrolled',
  title: 'You are enrolled in “Drawing with light”',
  body: 'Begin whenever you like.',
  link: '/course/drawing-with-light',
  read: false,
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

/** About the whole course, open, and to be dealt with before the next round. */
export const aReviewComment = (given: Partial<ReviewComment> = {}): ReviewComment => ({
  id: anId(400),
  author: { id: anId(2), full_name: 'Omar Saleh', initial: 'OS', title: null, profile_image: null },
  body: 'The second lesson has no sound.',
  blocking: true,
  part: 'course',
  part_id: null,
  part_title: null,
  field: null,
  replies: [],
  resolved_at: null,
  resolved_by: null,
  created_at: '2026-02-02T09:00:00.000Z',
  ...given,
});
