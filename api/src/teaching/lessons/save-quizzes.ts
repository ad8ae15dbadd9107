import { inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { LessonContent, OptionContent, QuestionContent, QuizContent } from './lesson-content.ts';
import { quizOptions, quizQuestions, quizzes } from './lessons.tables.ts';
import { wholeQuiz } from './whole-quiz.ts';

/** A quiz is replaced as a whole, its ids kept: attempts hold their own copy of what was asked. */
export async function saveQuizzes(tx: Database, changed: readonly LessonContent[]): Promise<void> {
  if (changed.length === 0) return;
  const all = changed.flatMap(({ id: lessonId, quiz }) => (quiz ? [{ lessonId, quiz: wholeQuiz(quiz) }] : []));
  await tx.delete(quizzes).where(
    inArray(
      quizzes.lessonId,
      all.map(({ lessonId }) => lessonId),
    ),
  );
  await tx.insert(quizzes).values(all.map(quizRow));
  const questions = all.flatMap(({ lessonId, quiz }) =>
    quiz.questions.map((question, index) => ({ ...questionRow(question), lessonId, order: index + 1 })),
  );
  if (questions.length === 0) return;
  await tx.insert(quizQuestions).values(questions);
  const options = all.flatMap(({ quiz }) =>
    quiz.questions.flatMap(({ id: questionId, options: each }) =>
      each.map((option, index) => ({ ...optionRow(option), questionId, order: index + 1 })),
    ),
  );
  if (options.length > 0) await tx.insert(quizOptions).values(options);
}

const quizRow = ({ lessonId, quiz }: { lessonId: string; quiz: QuizContent }) => ({
  lessonId,
  instructions: quiz.instructions,
  passMark: quiz.pass_mark,
  maxAttempts: quiz.max_attempts,
  draw: quiz.draw,
});

const questionRow = (question: QuestionContent) => ({
  id: question.id,
  kind: question.kind,
  prompt: question.prompt,
  points: question.points,
  explanation: question.explanation,
  value: question.value,
  tolerance: question.tolerance,
  caseSensitive: question.case_sensitive,
  hint: question.hint,
  lookLessonId: question.look_lesson_id,
  lookAtS: question.look_at_s,
  pictureFileId: question.picture_file_id,
  pictureAlt: question.picture_alt,
});

const optionRow = ({ id, text, correct, match, picture_file_id, picture_alt }: OptionContent) => ({
  id,
  text,
  correct,
  match,
  pictureFileId: picture_file_id,
  pictureAlt: picture_alt,
});
