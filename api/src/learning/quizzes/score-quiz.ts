import { percent } from '../progress/fold-progress.ts';

/** A question as it stood when it was asked. */
export interface AskedQuestion {
  id: string;
  kind: 'single' | 'multiple' | 'true_false';
  prompt: string;
  points: number;
  explanation: string;
  options: { id: string; text: string; correct: boolean }[];
}
export interface ChosenAnswer {
  question_id: string;
  chosen: string[];
}
export interface ScoredAnswer extends ChosenAnswer {
  correct: boolean;
}

export const rightOptions = (question: AskedQuestion): string[] =>
  question.options.filter((option) => option.correct).map((option) => option.id);

/**
 * All or nothing per question: exactly the right options, no more and no fewer. Answers to questions that were not
 * asked and options that do not exist are dropped; an unanswered question is wrong. Score: floor of percent of points.
 */
export function scoreQuiz(asked: readonly AskedQuestion[], given: readonly ChosenAnswer[]) {
  const answers = asked.map((question): ScoredAnswer => {
    const named = new Set(given.find((answer) => answer.question_id === question.id)?.chosen);
    const chosen = question.options.map((option) => option.id).filter((id) => named.has(id));
    const right = new Set(rightOptions(question));
    return {
      question_id: question.id,
      chosen,
      correct: chosen.length === right.size && chosen.every((id) => right.has(id)),
    };
  });
  const pointsToBeHad = asked.reduce((sum, question) => sum + question.points, 0);
  const points = asked.reduce((sum, question, index) => sum + (answers[index]?.correct ? question.points : 0), 0);
  return { answers, score: percent(points, pointsToBeHad) };
}
