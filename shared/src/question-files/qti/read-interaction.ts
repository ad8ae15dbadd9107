import { plainOption, type QuestionFields } from '../../contract/teaching/questions.ts';
import { type ReadAnswers, UnreadableQuestion } from '../reading/read-items.ts';
import { readTyped } from './read-typed.ts';
import { wordsShownIn, type PictureOf } from './shown-in.ts';
import { wordsIn } from './words-in.ts';
import { allOf, elementsOf, wordsOf, type Xml } from './xml.ts';

type Option = QuestionFields['options'][number];

/** What is right in an interaction of QTI 2 or 3, by its declaration. @throws UnreadableQuestion */
export function readInteraction(item: Xml, interaction: Xml, pictureOf: PictureOf): ReadAnswers {
  const declaration = declarationOf(item, interaction);
  switch (interaction.name) {
    case 'choiceinteraction':
      return readChoices(allOf(interaction, 'simplechoice'), declaration, pictureOf);
    case 'inlinechoiceinteraction':
      return readChoices(allOf(interaction, 'inlinechoice'), declaration, pictureOf);
    case 'orderinteraction':
      return readOrder(interaction, declaration, pictureOf);
    case 'matchinteraction':
      return readPairs(interaction, declaration, pictureOf);
    case 'textentryinteraction':
      return readTyped(item, declaration);
    case 'extendedtextinteraction':
      throw new UnreadableQuestion('essay');
    default:
      throw new UnreadableQuestion('interaction');
  }
}

function declarationOf(item: Xml, { attributes }: Xml): Xml {
  const declaration = allOf(item, 'responsedeclaration').find(
    (one) => one.attributes['identifier'] === attributes['responseidentifier'],
  );
  if (declaration === undefined) throw new UnreadableQuestion('unsolved');
  return declaration;
}

const rightValues = (declaration: Xml): string[] =>
  allOf(declaration, 'correctresponse').flatMap((right) => allOf(right, 'value').map(wordsOf));

/** Key → its share of the points. */
const mappedValues = (declaration: Xml): [key: string, value: number][] =>
  allOf(declaration, 'mapentry').map(({ attributes }) => [
    attributes['mapkey'] ?? '',
    Number(attributes['mappedvalue']),
  ]);

function readChoices(choices: readonly Xml[], declaration: Xml, pictureOf: PictureOf): ReadAnswers {
  const kind = declaration.attributes['cardinality'] === 'multiple' ? 'multiple' : 'single';
  const stated = rightValues(declaration);
  const right =
    stated.length > 0 ? stated : mappedValues(declaration).flatMap(([key, value]) => (value > 0 ? [key] : []));
  if (right.length === 0) throw new UnreadableQuestion('unsolved');
  if (kind === 'single' && right.length > 1) throw new UnreadableQuestion('severalRight');
  const options = choices.map((choice): Option => ({
    ...plainOption,
    ...wordsShownIn(choice, pictureOf),
    correct: right.includes(choice.attributes['identifier'] ?? ''),
  }));
  return { kind, options };
}

function readOrder(interaction: Xml, declaration: Xml, pictureOf: PictureOf): ReadAnswers {
  const choices = allOf(interaction, 'simplechoice');
  const right = rightValues(declaration);
  if (right.length !== choices.length) throw new UnreadableQuestion('unsolved');
  const options = right.map((identifier): Option => {
    const choice = choices.find(({ attributes }) => attributes['identifier'] === identifier);
    if (choice === undefined) throw new UnreadableQuestion('unsolved');
    return { ...plainOption, ...wordsShownIn(choice, pictureOf), correct: true };
  });
  return { kind: 'order', options };
}

/** Each of the first set belongs to one of the second; what nothing belongs to is there to mislead. */
function readPairs(interaction: Xml, declaration: Xml, pictureOf: PictureOf): ReadAnswers {
  const [first, second] = elementsOf(interaction).filter(({ name }) => name === 'simplematchset');
  if (first === undefined || second === undefined) throw new UnreadableQuestion('pairs');
  const [sources, targets] = [elementsOf(first), elementsOf(second)];
  const stated = rightValues(declaration);
  const values =
    stated.length > 0 ? stated : mappedValues(declaration).flatMap(([key, value]) => (value > 0 ? [key] : []));
  const pairs = values.map((value) => value.split(' ') as [string, string]);
  const used = new Set(pairs.map(([, target]) => target));
  const idOf = ({ attributes }: Xml): string => attributes['identifier'] ?? '';
  const options = sources.map((source): Option => {
    const own = pairs.filter(([from]) => from === idOf(source));
    const target = targets.find((one) => idOf(one) === own[0]?.[1]);
    if (own.length !== 1 || target === undefined) throw new UnreadableQuestion('pairs');
    return { ...plainOption, ...wordsShownIn(source, pictureOf), correct: true, match: wordsIn(target) };
  });
  const idle = targets.filter((target) => !used.has(idOf(target)));
  return {
    kind: 'match',
    options: [...options, ...idle.map((one) => ({ ...plainOption, text: '', correct: false, match: wordsIn(one) }))],
  };
}
