import type { Feedback } from '../contract/learning/feedbacks.ts';
import { aTeacher, anId } from './builders.ts';

export const aFeedback = (given: Partial<Feedback> = {}): Feedback => ({
  id: anId(950),
  subject: 'course',
  subject_id: anId(100),
  subject_name: 'Drawing with light',
  course: { id: anId(100), name: 'Drawing with light', slug: 'drawing-with-light' },
  author: aTeacher({ id: anId(5), full_name: 'Lina Haddad', initial: 'LH' }),
  rating: 4,
  text: 'The second part goes too fast.',
  status: 'new',
  created_at: '2026-03-02T09:00:00.000Z',
  ...given,
});

export const aFeedbackPage = (...items: Feedback[]) => ({
  items,
  page: 1,
  per_page: 20,
  total: items.length,
  mean: items.length > 0 ? 4 : null,
  rated: items.length,
  courses: [
    { id: anId(100), name: 'Drawing with light' },
    { id: anId(101), name: 'Shadows' },
  ],
});
