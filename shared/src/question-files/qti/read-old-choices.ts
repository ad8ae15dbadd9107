import { plainOption, type QuestionFields } from '../../contract/teaching/questions.ts';
import { type ReadAnswers, UnreadableQuestion } from '../reading/read-items.ts';
import { answerShownIn, materialWordsOf } from './material-of.ts';
import type { PictureOf } from './shown-in.ts';
import { equalTo, scoredConditions } from './scored-conditions.ts';
import { allOf, elementsOf, type Xml } from './xml.ts';

type Option = QuestionFields['options'][number];

const idOf = ({ attributes }: Xml): string | undefined => attributes['ident'];
const labelsOf = (list: Xml): Xml[] => allOf(list, 'responselabel');

/** One list of QTI 1.2. @throws UnreadableQuestion */
export function readOldChoices(item: Xml, list: Xml, pictureOf: PictureOf): ReadAnswers {
  if (allOf(list, 'renderchoice').length === 0) throw new UnreadableQuestion('interaction');
  const [full, ...others] = scoredConditions(item).filter((scored) => equalTo(scored, idOf(list)).length > 0);
  if (full === undefined) throw new UnreadableQuestion('unsolved');
  const right = equalTo(full, idOf(list));
  const cardinality = list.attributes['rcardinality']?.toLowerCase();
  if (cardinality === 'ordered') throw new UnreadableQuestion('interaction');
  const kind = cardinality === 'multiple' ? 'multiple' : 'single';
  const isAnotherRight = others.some((scored) => equalTo(scored, idOf(list)).some((id) => !right.includes(id)));
  if (isAnotherRight) throw new UnreadableQuestion(others[0]!.points === full.points ? 'severalRight' : 'partial');
  if (kind === 'single' && right.length > 1) throw new UnreadableQuestion('severalRight');
  return {
    kind,
    options: labelsOf(list).map((label): Option => ({
      ...plainOption,
      ...answerShownIn(label, pictureOf),
      correct: right.includes(idOf(label) ?? ''),
    })),
  };
}

/** Several lists with the same answers: each has one that belongs to it. @throws UnreadableQuestion */
export function readOldPairs(item: Xml, lists: readonly Xml[], pictureOf: PictureOf): ReadAnswers {
  const scored = scoredConditions(item);
  const options = lists.map((list): Option => {
    const right = new Set(scored.flatMap((one) => equalTo(one, idOf(list))));
    const [target] = labelsOf(list).filter((label) => right.has(idOf(label) ?? ''));
    if (right.size !== 1 || target === undefined) throw new UnreadableQuestion('pairs');
    const [words] = elementsOf(list).filter(({ name }) => name === 'material');
    return { ...plainOption, ...answerShownIn(words, pictureOf), correct: true, match: materialWordsOf(target) };
  });
  const used = new Set(options.map(({ match }) => match));
  const idle = new Set(
    lists
      .flatMap(labelsOf)
      .map(materialWordsOf)
      .filter((text) => !used.has(text)),
  );
  const misleading = [...idle].map((match) => ({ ...plainOption, text: '', correct: false, match }));
  return { kind: 'match', options: [...options, ...misleading] };
}
