import type { DueAssignment } from '@stoa/shared/contract/learning/assignments.ts';
import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { EnrolledCourse } from '@stoa/shared/contract/learning/enrolments.ts';
import type { NextLiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { WeeklyGoal } from '@stoa/shared/contract/learning/weekly-goal.ts';
import type { Notification } from '@stoa/shared/contract/telling/notifications.ts';
import { aCourseCard, anId, aPathCard, aPathProgress, aTeacher } from '@stoa/shared/testing/builders.ts';

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

type TakenPaths = Reply<'listTakenPaths'>;

export const aTakenPath = (given: Partial<TakenPaths['items'][number]> = {}): TakenPaths['items'][number] => ({
  ...aPathCard(),
  progress: aPathProgress(),
  ...given,
});

export const takenPaths = (items: TakenPaths['items'] = [], total = items.length): TakenPaths => ({
  ...{ items, page: 1, per_page: 12, total },
});

const taken = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };

/** An hour from ten on 10 March 2026 in UTC; the way in is not open yet. */
export const aLiveClass = (given: Partial<NextLiveClass> = {}): NextLiveClass => ({
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
  host: aTeacher(),
  host_has_page: true,
  co_hosts: [],
  is_host: false,
  capacity: null,
  opens_at: '2026-03-10T09:45:00.000Z',
  can_join: false,
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
  rubric: [],
  required: true,
  due_at: '2026-03-15T09:00:00.000Z',
  overdue: false,
  submission: null,
  course: taken,
  ...given,
});

export const aWeeklyGoal = (given: Partial<WeeklyGoal> = {}): WeeklyGoal => ({
  weekly_minutes: 60,
  learnt_minutes: 20,
  week: '2026-03-09',
  is_reminded: false,
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
