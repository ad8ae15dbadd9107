import type { QuestionFields } from '../../contract/teaching/questions.ts';
import { GAP, inTruth, pointsNear, questionOf, type TruthWords, UnreadableQuestion } from '../reading/read-items.ts';
import { markdownOf } from './markdown-of.ts';
import { readInteraction } from './read-interaction.ts';
import { proseShownIn, together, type PictureOf, type Shown } from './shown-in.ts';
import { allOf, elementsOf, type Xml } from './xml.ts';

/** A question of QTI 2 or 3 (`assessmentItem`). @throws UnreadableQuestion */
export function readItem(item: Xml, truth: TruthWords, pictureOf: PictureOf): QuestionFields {
  const [body] = allOf(item, 'itembody');
  if (body === undefined) throw new UnreadableQuestion('description');
  const [interaction, ...others] = interactionsOf(body);
  if (interaction === undefined) throw new UnreadableQuestion('description');
  if (others.length > 0) throw new UnreadableQuestion('several');
  const answers = readInteraction(item, interaction, pictureOf);
  const { text: prompt, ...picture } = promptOf(body, interaction, pictureOf);
  return questionOf(
    { prompt, ...picture, points: pointsOf(item), explanation: explanationOf(item) },
    inTruth(answers),
    truth,
  );
}

const isInteraction = ({ name }: Xml): boolean => name.endsWith('interaction');
const interactionsOf = (body: Xml): Xml[] =>
  elementsOf(body).flatMap((child) => (isInteraction(child) ? [child] : interactionsOf(child)));

/** These stand in a sentence, the others below their own prompt. */
const gaps = new Set(['textentryinteraction', 'inlinechoiceinteraction']);

function promptOf(body: Xml, interaction: Xml, pictureOf: PictureOf): Shown {
  const [prompt] = allOf(interaction, 'prompt');
  const own = prompt === undefined ? [] : [proseShownIn(prompt, pictureOf)];
  const around = proseShownIn(body, pictureOf, (child) => {
    if (child !== interaction) return undefined;
    return gaps.has(child.name) ? gapIn(body, child) : own.map(({ text }) => `\n\n${text}\n\n`).join('');
  });
  return together([around, ...own.map((asked) => ({ ...asked, text: '' }))], '');
}

/** A gap that stands after the question, in a paragraph of its own, is where one types: nothing to show. */
function gapIn(body: Xml, gap: Xml): string {
  const around = [body, ...allOf(body, 'p'), ...allOf(body, 'div')].filter((element) => element.children.includes(gap));
  const isAlone = around.every(({ children }) => children.every((child) => child === gap || isBlank(child)));
  return isAlone && around[0] !== body ? '' : GAP;
}
const isBlank = (child: Xml | string): boolean => typeof child === 'string' && child.trim() === '';

function pointsOf(item: Xml): number {
  const named = (name: string) =>
    allOf(item, 'outcomedeclaration').find(({ attributes }) => attributes['identifier'] === name);
  const most = named('MAXSCORE');
  const points = Number(
    (most && allOf(most, 'value')[0]?.children.join('')) ?? named('SCORE')?.attributes['normalmaximum'],
  );
  return pointsNear(points);
}

/** What is said to everybody: of several, each belongs to an answer. */
function explanationOf(item: Xml): string {
  const said = allOf(item, 'modalfeedback').map((feedback) => markdownOf(feedback));
  return said.length === 1 ? said[0]! : '';
}
