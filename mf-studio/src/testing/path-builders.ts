import type { OwnLearningPath, PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import type { PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import type { Category } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { aCourseCard, anId, aTeacher } from '@stoa/shared/testing/builders.ts';

export const partner = {
  roles: ['partner' as const],
  permissions: ['create-learning-path' as const, 'view-learning-path' as const],
};

export const arts: Category = {
  id: anId(10),
  slug: 'arts',
  name: 'Arts',
  course_count: 3,
  sub_categories: [{ id: anId(11), slug: 'photo', name: 'Photo', final_categories: [] }],
};

export const anOwnPath = (given: Partial<OwnLearningPath> = {}): OwnLearningPath => ({
  id: anId(600),
  version: 1,
  slug: 'portraits',
  title: 'Portraits from the start',
  status: 'draft',
  banner_url: null,
  course_count: 2,
  learner_count: 0,
  completion_count: 0,
  revenue: [],
  actions: ['edit', 'submit', 'remove'],
  partner: aTeacher({ id: anId(1) }),
  updated_at: '2026-02-01T09:00:00.000Z',
  ...given,
});

/** A published course of a path, required. */
export const aPathCourse = (
  number: number,
  name: string,
  given: Partial<PathBuilder['courses'][number]> = {},
): PathBuilder['courses'][number] => ({
  required: true,
  status: 'published',
  course: aCourseCard({ id: anId(number), name, slug: `course-${number}` }),
  ...given,
});

/** Written, for a text. */
export const aPathAssignment = (given: Partial<PathAssignment> = {}): PathAssignment => ({
  id: anId(650),
  title: 'Light a face',
  required: true,
  instructions: 'Photograph a face in three lights.',
  submission_type: 'text',
  max_files: 1,
  due_days: null,
  pass_mark: 60,
  max_attempts: 3,
  rubric: [],
  ...given,
});

/** A draft by the person who looks at it, without courses. */
export const aPathBuilder = (given: Partial<PathBuilder> = {}): PathBuilder => ({
  id: anId(600),
  version: 1,
  slug: 'portraits',
  title: 'Portraits from the start',
  subtitle: '',
  overview: '',
  level: 'beginner',
  language: 'en',
  category_id: anId(10),
  category: { id: anId(10), slug: 'arts', name: 'Arts' },
  enforce_course_order: false,
  certificate: true,
  status: 'draft',
  skills: [],
  objectives: [],
  courses: [],
  assignments: [],
  banner_file: null,
  banner_url: null,
  banner_alt: '',
  fee: { fee: 'free', amount_minor: 0, compare_at_minor: null, currency: 'USD', is_set: false },
  estimated_minutes: 0,
  checklist: [
    { key: 'courses', passed: false, message: 'Add at least two courses.' },
    { key: 'overview', passed: true, message: '' },
  ],
  actions: ['edit', 'submit', 'remove'],
  partner: aTeacher({ id: anId(1) }),
  review_note: null,
  submitted_at: null,
  published_at: null,
  created_at: '2026-02-01T09:00:00.000Z',
  updated_at: '2026-02-01T09:00:00.000Z',
  ...given,
});
