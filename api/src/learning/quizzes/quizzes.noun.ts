import type { Noun } from '../../kernel/noun.ts';
import { exportQuizAttempts } from './quizzes.export.ts';
import { quizRoutes } from './quizzes.routes.ts';
import { foldAttempts } from './merge-attempts.ts';

export const quizzes: Noun = {
  name: 'quizzes',
  about: 'Attempts at a quiz',
  routes: quizRoutes,
  people: {
    deleted: ['quiz_attempts.user_id'],
  },
  merges: {
    'quiz_attempts.user_id': foldAttempts,
  },
  exports: { 'quiz-attempts': exportQuizAttempts },
};
