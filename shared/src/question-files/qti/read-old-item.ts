import type { QuestionFields } from '../../contract/teaching/questions.ts';
import {
  inTruth,
  pointsNear,
  questionOf,
  type ReadAnswers,
  type TruthWords,
  UnreadableQuestion,
} from '../reading/read-items.ts';
import { materialOf, promptShownIn } from './material-of.ts';
import { readOldChoices, readOldPairs } from './read-old-choices.ts';
import { readOldTyped } from './read-old-typed.ts';
import type { PictureOf, Shown } from './shown-in.ts';
import { allOf, elementsOf, wordsOf, type Xml } from './xml.ts';

/** A question of QTI 1.2 (`item`), as Canvas, Blackboard and Common Cartridges hold them. @throws UnreadableQuestion */
export function readOldItem(item: Xml, truth: TruthWords, pictureOf: PictureOf): QuestionFields {
  const [presentation] = allOf(item, 'presentation');
  if (presentation === undefined) throw new UnreadableQuestion('description');
  const answers = answersOf(item, presentation, pictureOf);
  const { text: prompt, ...picture } = promptOf(presentation, pictureOf);
  const question = questionOf(
    {
      prompt,
      ...picture,
      points: pointsNear(Number(detailOf(item, 'points_possible') ?? detailOf(item, 'cc_weighting'))),
      explanation: explanationOf(item),
    },
    inTruth(answers),
    truth,
  );
  const isTruth = detailOf(item, 'cc_profile')?.startsWith('cc.true_false') === true;
  return isTruth && answers.kind === 'single' && isTwoWords(answers.options)
    ? { ...question, kind: 'true_false', options: inOrder(answers.options, presentation) }
    : question;
}

const isTwoWords = (options: QuestionFields['options']): boolean =>
  options.length === 2 && options.every(({ picture_file_id }) => picture_file_id === null);

/** Which of two answers is “true” is told by its place. */
const inOrder = (options: QuestionFields['options'], presentation: Xml): QuestionFields['options'] =>
  allOf(presentation, 'responselabel')[1]?.attributes['ident'] === 'true' ? options.toReversed() : options;

function answersOf(item: Xml, presentation: Xml, pictureOf: PictureOf): ReadAnswers {
  const lists = allOf(presentation, 'responselid');
  const typed = [...allOf(presentation, 'responsestr'), ...allOf(presentation, 'responsenum')];
  const kind = detailOf(item, 'question_type') ?? detailOf(item, 'cc_profile') ?? '';
  if (/essay|file_upload/.test(kind)) throw new UnreadableQuestion('essay');
  if (lists.length + typed.length === 0) throw new UnreadableQuestion('description');
  if (lists.length > 0 && typed.length > 0) throw new UnreadableQuestion('several');
  if (typed.length > 1) throw new UnreadableQuestion('several');
  if (typed[0] !== undefined) return readOldTyped(item, typed[0]);
  return lists.length === 1 ? readOldChoices(item, lists[0]!, pictureOf) : readOldPairs(item, lists, pictureOf);
}

/** What tools note about an item, each in its own words. */
const detailOf = (item: Xml, name: string): string | undefined =>
  allOf(item, 'qtimetadatafield')
    .filter((field) => wordsOf(allOf(field, 'fieldlabel')[0]) === name)
    .map((field) => wordsOf(allOf(field, 'fieldentry')[0]))[0];

/** What stands before the answers. */
function promptOf(presentation: Xml, pictureOf: PictureOf): Shown {
  const around = allOf(presentation, 'flow')[0] ?? presentation;
  return promptShownIn(
    elementsOf(around).filter(({ name }) => name === 'material'),
    pictureOf,
  );
}

const explanationOf = (item: Xml): string =>
  materialOf(allOf(item, 'itemfeedback').find(({ attributes }) => attributes['ident'] === 'general_fb'));
