import type { BuilderAssignment, BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { anId } from '@stoa/shared/testing/builders.ts';

export const teacher = { roles: ['teacher' as const], permissions: ['create-course' as const, 'view-course' as const] };

export const partner = {
  roles: ['partner' as const],
  permissions: ['create-learning-path' as const, 'view-learning-path' as const, 'create-micro-course' as const],
};

export const anOwnCourse = (given: Partial<OwnCourse> = {}): OwnCourse => ({
  id: anId(100),
  version: 1,
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  status: 'draft',
  has_revision: false,
  cover_url: null,
  lesson_count: 6,
  duration_s: 3_600,
  enrollment_count: 0,
  completion_count: 0,
  rating: null,
  rating_count: 0,
  open_comments: 0,
  actions: ['edit', 'submit', 'remove'],
  updated_at: '2026-02-01T09:00:00.000Z',
  ...given,
});

export const aLesson = (given: Partial<BuilderLesson> = {}): BuilderLesson => ({
  id: anId(300),
  title: 'What light does',
  order: 1,
  kind: 'text',
  duration_s: 60,
  is_preview: false,
  required: true,
  markdown: 'Light falls.',
  file: null,
  captions_file: null,
  captions_language: null,
  more_captions: [],
  poster_file: null,
  pictures: [],
  chapters: [],
  embed_url: null,
  resources: [],
  quiz: null,
  assignment: null,
  ...given,
});

/** As the server begins one. */
export const anAssignment = (given: Partial<BuilderAssignment> = {}): BuilderAssignment => ({
  instructions: '',
  pass_mark: 60,
  max_attempts: 3,
  submission_type: 'text',
  max_files: 1,
  due_days: null,
  rubric: [],
  ...given,
});

/** A draft by the person who looks at it, without modules. */
export const aCourseBuilder = (given: Partial<CourseBuilder> = {}): CourseBuilder => ({
  id: anId(100),
  version: 1,
  name: 'Drawing with light',
  slug: 'drawing-with-light',
  short_description: 'See, measure and shape light before you press the shutter.',
  description: '',
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
  resources: [],
  status: 'draft',
  has_revision: false,
  category: null,
  skills: [],
  cover_file: null,
  cover_url: null,
  modules: [],
  checklist: [],
  comments: [],
  actions: ['edit', 'submit', 'remove'],
  creator: { id: anId(1), full_name: 'Nadia Haddad', initial: 'NH', title: null, profile_image: null },
  rights: ['edit', 'grade'],
  is_owner: true,
  created_at: '2026-02-01T09:00:00.000Z',
  updated_at: '2026-02-01T09:00:00.000Z',
  submitted_at: null,
  submission_note: null,
  publish_at: null,
  published_at: null,
  ...given,
});
