import { isChosen } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { ScormExportFate } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { QuestionContent, QuizContent } from '../lessons/lesson-content.ts';

/** A page of a package judges what is chosen, and shows words alone. */
const isAsked = ({ kind, picture_file_id }: QuestionContent): boolean => isChosen(kind) && picture_file_id === null;

/** What a page of a package asks of a quiz: all that it can, without a draw. */
export const askedInPackages = (quiz: QuizContent): QuizContent => ({
  ...quiz,
  draw: null,
  questions: quiz.questions.filter(isAsked),
});

/** Whether a package asks all of a finished quiz, as it is asked here. */
export function fateOfQuiz({ draw, questions }: QuizContent): ScormExportFate {
  if (!questions.some(isAsked)) return 'unaskable';
  const isWhole = draw === null && questions.every((question) => isAsked(question) && !isHelped(question));
  return isWhole ? 'whole' : 'partly';
}

/** A page of a package opens no hints, and knows no other lesson. */
const isHelped = ({ hint, look_lesson_id }: QuestionContent): boolean => hint !== '' || look_lesson_id !== null;
