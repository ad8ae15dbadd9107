import type { Attendance, ClassStudent, TaughtClass } from '@stoa/shared/contract/learning/attendance.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

const course = { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' };

export const anAttendance = (given: Partial<Attendance> = {}): Attendance => ({
  id: anId(300),
  course,
  class: { id: anId(40), title: 'Shadows, looked at together' },
  student_name: 'Nadia Haddad',
  attended_class_on: '2026-03-10',
  status: 'present',
  joined_at: '2026-03-10T09:58:00.000Z',
  source: 'join',
  remarks: '',
  ...given,
});

/** An hour from ten on 10 March 2026 in UTC; it is over. */
export const aTaughtClass = (given: Partial<TaughtClass> = {}): TaughtClass => ({
  id: anId(40),
  course,
  title: 'Shadows, looked at together',
  starts_at: '2026-03-10T10:00:00.000Z',
  duration_min: 60,
  time_zone: 'UTC',
  status: 'ended',
  came: 12,
  students: 20,
  can_mark: true,
  ...given,
});

/** Who came in time, as the door saw it. */
export const aClassStudent = (given: Partial<ClassStudent> = {}): ClassStudent => ({
  user_id: anId(1),
  student_name: 'Nadia Haddad',
  is_enrolled: true,
  status: 'present',
  joined_at: '2026-03-10T09:58:00.000Z',
  minutes: null,
  source: 'join',
  remarks: '',
  ...given,
});
