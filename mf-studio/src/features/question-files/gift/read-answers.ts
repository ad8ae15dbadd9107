import { plainOption, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { type ReadAnswers, UnreadableQuestion } from '@stoa/shared/question-files/reading/read-items.ts';
import { plainIndex, cutBefore, readWords } from './gift-text.ts';

type Option = QuestionFields['options'][number];

interface Answer {
  isRight: boolean;
  /** Percent of the points, where it is said. */
  weight: number | undefined;
  text: string;
}

/** What stands between the braces of a question, without its general feedback. */
export function readAnswers(body: string, format: string | undefined): ReadAnswers {
  const text = body.trim();
  if (text === '') throw new UnreadableQuestion('essay');
  const truth = /^(t|true|f|false)\s*(?:#|$)/i.exec(text);
  if (truth) return { kind: 'true_false', isTrue: /^t/i.test(truth[1]!) };
  if (text.startsWith('#')) return readNumber(text.slice(1));
  const [before, ...parts] = cutBefore(text, '=~');
  if (before?.trim() !== '' || parts.length === 0) throw new UnreadableQuestion('mixed');
  const answers = parts.map((part) => readAnswer(part, format));
  const arrows = answers.filter(({ text: words }) => words.includes('->')).length;
  if (arrows > 0) return readPairs(answers, arrows);
  return answers.every(({ isRight }) => isRight) ? readTyped(answers) : readChoices(answers);
}

function readAnswer(part: string, format: string | undefined): Answer {
  const weighed = /^.\s*%(-?\d{1,3}(?:\.\d{1,5})?)%/.exec(part);
  const rest = part.slice(weighed ? weighed[0].length : 1);
  const feedback = plainIndex(rest, '#');
  return {
    isRight: part.startsWith('='),
    weight: weighed ? Number(weighed[1]) : undefined,
    text: readWords(feedback === -1 ? rest : rest.slice(0, feedback), format),
  };
}

const isFull = ({ weight }: Answer): boolean => weight === undefined || weight === 100;

function readTyped(answers: readonly Answer[]): ReadAnswers {
  if (!answers.every(isFull)) throw new UnreadableQuestion('partial');
  return { kind: 'short_text', options: answers.map(({ text }) => ({ ...plainOption, text, correct: true })) };
}

/** An answer without what it is matched to belongs to nothing. */
function readPairs(answers: readonly Answer[], arrows: number): ReadAnswers {
  if (arrows < answers.length || !answers.every(({ isRight }) => isRight)) throw new UnreadableQuestion('pairs');
  return {
    kind: 'match',
    options: answers.map(({ text: line }) => {
      const at = line.indexOf('->');
      const text = line.slice(0, at).trim();
      return { ...plainOption, text, correct: text !== '', match: line.slice(at + 2).trim() };
    }),
  };
}

/** Rounded thirds still make a hundred. */
const ROUNDING = 1;

function readChoices(answers: readonly Answer[]): ReadAnswers {
  const marked = answers.filter(({ isRight }) => isRight);
  const weighed = answers.filter(({ isRight, weight = 0 }) => !isRight && weight > 0);
  const optionsBy = (isCorrect: (answer: Answer) => boolean): Option[] =>
    answers.map((answer) => ({ ...plainOption, text: answer.text, correct: isCorrect(answer) }));
  if (marked.length > 1) throw new UnreadableQuestion('severalRight');
  if (marked.length === 1) {
    if (weighed.length > 0 || !marked.every(isFull)) throw new UnreadableQuestion('partial');
    return { kind: 'single', options: optionsBy(({ isRight }) => isRight) };
  }
  const sum = weighed.reduce((all, { weight = 0 }) => all + weight, 0);
  if (weighed.length > 0 && Math.abs(sum - 100) > ROUNDING) throw new UnreadableQuestion('partial');
  return { kind: 'multiple', options: optionsBy((answer) => weighed.includes(answer)) };
}

const NUMBER = String.raw`[+-]?\d{1,15}(?:\.\d{1,15})?`;
const range = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER})$`);
const around = new RegExp(`^(${NUMBER})(?::(${NUMBER}))?$`);

/** `3.14:0.01`, `3..5`, or the same after a single `=`. */
function readNumber(body: string): ReadAnswers {
  const [first = '', ...more] = cutBefore(body, '=~');
  const [lone = first, ...others] = first.trim() === '' ? more : [first, ...more];
  if (others.length > 0) throw new UnreadableQuestion('severalNumbers');
  const { text } = readAnswer(lone.startsWith('=') ? lone : `=${lone}`, undefined);
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined) {
    const ends = [Number(from), Number(to)] as const;
    return { kind: 'numeric', value: (ends[0] + ends[1]) / 2, tolerance: Math.abs(ends[1] - ends[0]) / 2 };
  }
  const [, value, tolerance = '0'] = around.exec(text) ?? [];
  if (value === undefined || Number(tolerance) < 0) throw new UnreadableQuestion('number');
  return { kind: 'numeric', value: Number(value), tolerance: Number(tolerance) };
}
