import type { QuizDraft } from '@stoa/shared/contract/creating.ts';
import { v7 as uuidV7 } from 'uuid';
import type { QuizContent } from './course-content.ts';

export const emptyQuiz: QuizContent = { instructions: '', pass_mark: 70, max_attempts: null, questions: [] };

/**
 * Ids that this quiz already has are kept; all others are made here, so that nobody can name a question of another
 * quiz, and the same id twice becomes two.
 */
export function quizFromDraft(draft: QuizDraft, before: QuizContent): QuizContent {
  const free = new Set(before.questions.flatMap((question) => [question.id, ...question.options.map(({ id }) => id)]));
  const keep = (id: string | undefined): string => (id !== undefined && free.delete(id) ? id : uuidV7());
  return {
    ...draft,
    questions: draft.questions.map((question) => ({
      ...question,
      id: keep(question.id),
      options: question.options.map((option) => ({ ...option, id: keep(option.id) })),
    })),
  };
}
