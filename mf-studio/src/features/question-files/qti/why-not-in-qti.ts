import { finishedQuestion, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { picturesOf } from '@stoa/shared/question-files/reading/pictures-of.ts';

/** Why a question stays behind; undefined where it comes along. `pictures`: those that are whole. */
export function whyNotInQti(
  question: QuestionFields,
  pictures: Pick<ReadonlyMap<string, unknown>, 'has'>,
): 'unfinished' | 'unready' | undefined {
  if (!finishedQuestion.safeParse(question).success) return 'unfinished';
  return picturesOf([question]).every((id) => pictures.has(id)) ? undefined : 'unready';
}
