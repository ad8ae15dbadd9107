import { finishedQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';

/** QTI knows every kind; pictures are not taken along, and an unfinished question is none yet. */
export const isInQti = (question: QuestionFields): boolean =>
  question.picture_file_id === null &&
  question.options.every(({ picture_file_id }) => picture_file_id === null) &&
  finishedQuestion.safeParse(question).success;
