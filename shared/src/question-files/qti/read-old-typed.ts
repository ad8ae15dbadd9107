import { plainOption } from '@stoa/shared/contract/teaching/questions.ts';
import { type ReadAnswers, UnreadableQuestion } from '../reading/read-items.ts';
import { scoredConditions, type ScoredCondition } from './scored-conditions.ts';
import { wordsOf, type Xml } from './xml.ts';

/** Words or a number of QTI 1.2. @throws UnreadableQuestion */
export function readOldTyped(item: Xml, field: Xml): ReadAnswers {
  const scored = scoredConditions(item);
  const [full] = scored;
  if (full === undefined) throw new UnreadableQuestion('unsolved');
  if (scored.some(({ points }) => points < full.points)) throw new UnreadableQuestion('partial');
  const bounds = boundsOf(full);
  const isNumber = field.name === 'responsenum' || bounds !== undefined;
  return isNumber ? readNumber(scored, bounds) : readWords(scored);
}

/** From one number to another; undefined where none is said. */
function boundsOf({ comparisons }: ScoredCondition): [from: number, to: number] | undefined {
  const value = (...names: string[]) =>
    comparisons.filter(({ name }) => names.includes(name)).map((one) => Number(wordsOf(one)))[0];
  const [from, to] = [value('vargte', 'vargt'), value('varlte', 'varlt')];
  return from === undefined || to === undefined ? undefined : [from, to];
}

function readNumber(scored: readonly ScoredCondition[], bounds: [number, number] | undefined): ReadAnswers {
  if (scored.length > 1) throw new UnreadableQuestion('severalNumbers');
  const exact = scored[0]!.comparisons.filter(({ name }) => name === 'varequal').map((one) => Number(wordsOf(one)))[0];
  const [from, to] = bounds ?? [exact ?? Number.NaN, exact ?? Number.NaN];
  const value = exact ?? (from + to) / 2;
  const tolerance = Math.max(to - value, value - from);
  if (!Number.isFinite(value) || !(tolerance >= 0)) throw new UnreadableQuestion('number');
  return { kind: 'numeric', value, tolerance: Number(tolerance.toPrecision(12)) };
}

function readWords(scored: readonly ScoredCondition[]): ReadAnswers {
  const equal = scored.flatMap(({ comparisons }) => comparisons.filter(({ name }) => name === 'varequal'));
  const words = [...new Set(equal.map(wordsOf))];
  if (words.length === 0) throw new UnreadableQuestion('unsolved');
  return {
    kind: 'short_text',
    options: words.map((text) => ({ ...plainOption, text, correct: true })),
    case_sensitive: equal.every(({ attributes }) => attributes['case']?.toLowerCase() === 'yes'),
  };
}
