import type { CoInstructor, CourseInvitation, CourseTeam } from '@stoa/shared/contract/teaching/co-instructors.ts';
import { anId, aTeacher } from '@stoa/shared/testing/builders.ts';

export const aCoInstructor = (given: Partial<CoInstructor> = {}): CoInstructor => ({
  person: aTeacher({ id: anId(2), full_name: 'Ada Porch' }),
  rights: ['edit'],
  status: 'active',
  invited_at: '2026-03-01T09:00:00.000Z',
  accepted_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

/** As the owner of the course sees it. */
export const aTeam = (...items: CoInstructor[]): CourseTeam => ({
  owner: aTeacher({ id: anId(1), full_name: 'Nadia Haddad' }),
  is_owner: true,
  items,
});

export const anInvitation = (given: Partial<CourseInvitation> = {}): CourseInvitation => ({
  course_id: anId(100),
  course: 'Drawing with light',
  owner: aTeacher({ id: anId(1), full_name: 'Nadia Haddad' }),
  rights: ['edit', 'grade'],
  invited_at: '2026-03-01T09:00:00.000Z',
  ...given,
});
