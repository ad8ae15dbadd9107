import type { QuizQuestion } from './quiz.ts';
import type { ScormEdition } from './facts.ts';
import { time12, timestamp2004 } from './time.ts';

interface Answered {
  question: QuizQuestion;
  /** Places of the options. */
  chosen: readonly number[];
  isRight: boolean;
  at: Date;
  language: string;
}

/** SCORM 2004's smallest bound for a description, characters. */
const MOST_DESCRIPTION = 250;

/** An answered question, element by element below `cmi.interactions.n.`, in the order that systems demand. */
export function interactionOf(version: ScormEdition, { question, chosen, isRight, at, language }: Answered) {
  const type = isTrueFalse(question) ? 'true-false' : 'choice';
  const written = (places: readonly number[]) => responseOf(version, question, places);
  const given = chosen.length === 0 ? [] : [written(chosen)];
  const head = [
    ['id', question.id],
    ['type', type],
  ] as const;
  const tail = [
    ['weighting', String(question.points)],
    ['correct_responses.0.pattern', written(question.right)],
  ] as const;
  if (version === '1.2') {
    return [
      ...head,
      ['time', time12(at)],
      ...tail,
      ...given.map((response) => ['student_response', response] as const),
      ['result', isRight ? 'correct' : 'wrong'],
    ] as const;
  }
  return [
    ...head,
    ['timestamp', timestamp2004(at)],
    ...tail,
    ...given.map((response) => ['learner_response', response] as const),
    ['result', isRight ? 'correct' : 'incorrect'],
    ['description', `{lang=${language}}${question.text.slice(0, MOST_DESCRIPTION - language.length - 7)}`],
  ] as const;
}

/** True stands before false in what is exported. */
const isTrueFalse = ({ kind, options }: QuizQuestion): boolean => kind === 'true_false' && options === 2;

function responseOf(version: ScormEdition, question: QuizQuestion, places: readonly number[]): string {
  if (isTrueFalse(question)) {
    const value = String(places[0] === 0);
    return version === '1.2' ? value.slice(0, 1) : value;
  }
  const letters = [...places].sort((a, b) => a - b).map((place) => String.fromCharCode(97 + place));
  return letters.join(version === '1.2' ? ',' : '[,]');
}
