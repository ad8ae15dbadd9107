import { plainOption } from '@stoa/shared/contract/teaching/questions.ts';
import { type ReadAnswers, UnreadableQuestion } from '../reading/read-items.ts';
import { allOf, wordsOf, type Xml } from './xml.ts';

/** A typed number or words, of QTI 2 or 3. @throws UnreadableQuestion */
export function readTyped(item: Xml, declaration: Xml): ReadAnswers {
  const stated = allOf(declaration, 'correctresponse').flatMap((right) => allOf(right, 'value').map(wordsOf));
  const { basetype } = declaration.attributes;
  return basetype === 'float' || basetype === 'integer' ? readNumber(item, stated) : readWords(declaration, stated);
}

function readNumber(item: Xml, stated: readonly string[]): ReadAnswers {
  if (stated.length > 1) throw new UnreadableQuestion('severalNumbers');
  const value = Number(stated[0] ?? Number.NaN);
  if (!Number.isFinite(value)) throw new UnreadableQuestion(stated.length === 0 ? 'unsolved' : 'number');
  const tolerance = toleranceOf(item, value);
  if (!Number.isFinite(tolerance) || tolerance < 0) throw new UnreadableQuestion('number');
  return { kind: 'numeric', value, tolerance };
}

/** How far from the number an answer may be: told where it is compared, as a distance or in percent. */
function toleranceOf(item: Xml, value: number): number {
  const [comparison] = allOf(item, 'equal');
  const { tolerancemode: mode, tolerance = '0' } = comparison?.attributes ?? {};
  if (mode !== 'absolute' && mode !== 'relative') return 0;
  const sides = tolerance.trim().split(/\s+/).map(Number);
  const [below = 0, above = below] = sides;
  if (below !== above) throw new UnreadableQuestion('number');
  return mode === 'relative' ? Math.abs((value * below) / 100) : below;
}

function readWords(declaration: Xml, stated: readonly string[]): ReadAnswers {
  const entries = allOf(declaration, 'mapentry').map(({ attributes }) => ({
    text: attributes['mapkey'] ?? '',
    value: Number(attributes['mappedvalue']),
    isCased: attributes['casesensitive'] !== 'false',
  }));
  const right = entries.filter(({ value }) => value > 0);
  const most = Math.max(...right.map(({ value }) => value));
  if (right.some(({ value }) => value < most)) throw new UnreadableQuestion('partial');
  const words = [...new Set([...right.map(({ text }) => text), ...stated])];
  if (words.length === 0) throw new UnreadableQuestion('unsolved');
  return {
    kind: 'short_text',
    options: words.map((text) => ({ ...plainOption, text, correct: true })),
    case_sensitive: right.length > 0 && right.every(({ isCased }) => isCased),
  };
}
