import type { UserProfile } from '../contract/people/accounts.ts';
import type { LearningPathCard, PathProgress } from '../contract/market/learning-paths.ts';
import type { CourseCard } from '../contract/teaching/course-card.ts';
import type { StoredFile } from '../contract/files/files.ts';
import type { ReviewComment } from '../contract/teaching/review-comments.ts';
import type { Session } from '../federation/platform.ts';

/** Ids in tests are valid and readable: `anId(7)` ends in 7. */
export const anId = (number = 1): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const aUser = (given: Partial<UserProfile> = {}): UserProfile => ({
  id: anId(1),
  first_name: 'Nadia',
  last_name: 'Haddad',
  full_name: 'Nadia Haddad',
  initial: 'NH',
  email: 'nadia@example.test',
  title: null,
  profile_image: null,
  first_login: false,
  created_at: '2026-01-05T09:00:00.000Z',
  deletes_at: null,
  ...given,
});

/** As others see who teaches a course. */
export const aTeacher = (given: Partial<CourseCard['creator']> = {}): CourseCard['creator'] => ({
  id: anId(2),
  full_name: 'Omar Saleh',
  initial: 'OS',
  title: null,
  profile_image: null,
  ...given,
});

export const aCourseCard = (given: Partial<CourseCard> = {}): CourseCard => ({
  id: anId(100),
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  short_description: 'See, measure and shape light before you press the shutter.',
  cover_url: null,
  category: null,
  level: 'beginner',
  content_type: 'mixed',
  type: 'free',
  price_minor: 0,
  currency: 'USD',
  language: 'en',
  creator: aTeacher({ title: 'Photographer' }),
  lesson_count: 6,
  duration_s: 3_600,
  rating: 4.5,
  rating_count: 12,
  enrollment_count: 40,
  published_at: '2026-02-01T09:00:00.000Z',
  student_percentage: null,
  ...given,
});

/** Free, of two courses. */
export const aPathCard = (given: Partial<LearningPathCard> = {}): LearningPathCard => ({
  id: anId(80),
  slug: 'seeing-light',
  title: 'Seeing and shaping light',
  subtitle: 'From the window to the studio.',
  category: { id: anId(50), name: 'Photography', slug: 'photography' },
  level: 'beginner',
  banner_url: null,
  banner_alt: '',
  partner: aTeacher({ id: anId(3), full_name: 'Lena Roth', initial: 'LR' }),
  course_count: 2,
  estimated_minutes: 180,
  is_offered: true,
  fee: 'free',
  amount_minor: 0,
  compare_at_minor: null,
  currency: 'USD',
  ...given,
});

/** One of two courses is completed, the other is begun. */
export const aPathProgress = (given: Partial<PathProgress> = {}): PathProgress => ({
  enrolled_at: '2026-03-01T09:00:00.000Z',
  completed_at: null,
  percentage: 50,
  completed_courses: 1,
  required_courses: 2,
  completed_assignments: 0,
  required_assignments: 0,
  next_course: { id: anId(202), slug: 'course-2', name: 'Course 2', is_begun: true },
  certificate_slug: null,
  ...given,
});

/** About the whole course, open, and to be dealt with before the next round. */
export const aReviewComment = (given: Partial<ReviewComment> = {}): ReviewComment => ({
  id: anId(400),
  author: aTeacher(),
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

export const aStoredFile = (given: Partial<StoredFile> = {}): StoredFile => ({
  id: anId(500),
  name: 'light.mp4',
  type: 'video/mp4',
  purpose: 'video',
  bytes: 1_000,
  state: 'ready',
  reject_reason: null,
  duration_s: 90,
  width: 1280,
  height: 720,
  url: '/api/v1.3.0/files/light',
  created_at: '2026-02-01T09:00:00.000Z',
  ...given,
});

/** A signed-in learner unless told otherwise. */
export const aSession = (given: Partial<Session> = {}): Session => ({
  state: 'signed-in',
  user: aUser(),
  roles: ['learner'],
  permissions: ['view-course-first-video', 'create-portfolio'],
  notifications: [],
  unreadCount: 0,
  ...given,
});
