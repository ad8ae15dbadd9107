import type { LiveClass } from '@stoa/shared/contract/learning/live-classes.ts';
import type { PlannedClass } from '@stoa/shared/contract/learning/live-schedule.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';

/** In a week, in the room of the site, by who looks at it. */
export const aPlannedClass = (given: Partial<PlannedClass> = {}): PlannedClass => ({
  id: anId(80),
  course_id: anId(100),
  lesson_id: null,
  series_id: null,
  title: 'Shadows, looked at together',
  description: '',
  date: '2026-03-17',
  time: '18:30',
  time_zone: 'Europe/Berlin',
  duration_min: 60,
  starts_at: '2026-03-17T17:30:00.000Z',
  ends_at: '2026-03-17T18:30:00.000Z',
  status: 'upcoming',
  capacity: null,
  room: 'builtin',
  join_url: null,
  host_url: null,
  hosts: [aTeacher({ id: anId(1), full_name: 'Zeno Porch' })],
  cancel_reason: '',
  recording_lesson_id: null,
  version: 3,
  ...given,
});

/** The same as who takes part sees it; its door is shut. */
export const aLiveClass = (given: Partial<LiveClass> = {}): LiveClass => ({
  id: anId(80),
  course: { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' },
  lesson_id: null,
  title: 'Shadows, looked at together',
  description: '',
  starts_at: '2026-03-17T17:30:00.000Z',
  ends_at: '2026-03-17T18:30:00.000Z',
  opens_at: '2026-03-17T17:15:00.000Z',
  duration_min: 60,
  time_zone: 'Europe/Berlin',
  status: 'upcoming',
  host: null,
  co_hosts: [],
  is_host: true,
  capacity: null,
  can_join: false,
  calendar_url: '/api/v1/files/class.ics',
  recording_lesson_id: null,
  ...given,
});
