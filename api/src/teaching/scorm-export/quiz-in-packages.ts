import { isChosen } from '@stoa/shared/contract/teaching/question-kinds.ts';
import type { ScormExportFate } from '@stoa/shared/contract/teaching/scorm-export-words.ts';
import type { QuestionContent, QuizContent } from '../lessons/lesson-content.ts';
import { questionPictures } from '../lessons/question-pictures.ts';

type Files = Pick<ReadonlyMap<string, unknown>, 'has'>;

/** A page of a package judges what is chosen, and shows pictures that are whole. */
const isAsked = (question: QuestionContent, files: Files): boolean =>
  isChosen(question.kind) && questionPictures(question).every((id) => files.has(id));

/** What a page of a package asks of a quiz: all that it can, without a draw. */
export const askedInPackages = (quiz: QuizContent, files: Files): QuizContent => ({
  ...quiz,
  draw: null,
  questions: quiz.questions.filter((question) => isAsked(question, files)),
});

/** Whether a package asks all of a finished quiz, as it is asked here. */
export function fateOfQuiz({ draw, questions }: QuizContent, files: Files): ScormExportFate {
  const asked = questions.filter((question) => isAsked(question, files));
  if (asked.length === 0) return 'unaskable';
  const isWhole = draw === null && asked.length === questions.length && !asked.some(isHelped);
  return isWhole ? 'whole' : 'partly';
}

/** A page of a package opens no hints, and knows no other lesson. */
const isHelped = ({ hint, look_lesson_id }: QuestionContent): boolean => hint !== '' || look_lesson_id !== null;
