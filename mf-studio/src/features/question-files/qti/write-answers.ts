import type { QuestionFields, QuestionOption } from '@stoa/shared/contract/teaching/questions.ts';
import { escapeXml } from './escape-xml.ts';
import { pictureMarkup, type PackedPictures } from './picture-markup.ts';

/** What an item of QTI 2.1 says of its answers. */
interface WrittenAnswers {
  /** What is right. */
  declaration: string;
  interaction: string;
  /** When the points are given. */
  condition: string;
}

export function writeAnswers(question: QuestionFields, pictures: PackedPictures): WrittenAnswers {
  switch (question.kind) {
    case 'numeric':
      return writeNumber(question);
    case 'short_text':
      return writeWords(question);
    case 'match':
      return writePairs(question, pictures);
    default:
      return writeChoices(question, pictures);
  }
}

const RESPONSE = 'responseIdentifier="RESPONSE"';
const asStated = '<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>';
const declared = (cardinality: string, baseType: string, inside: string): string =>
  `<responseDeclaration identifier="RESPONSE" cardinality="${cardinality}" baseType="${baseType}">${inside}</responseDeclaration>`;
const correct = (values: readonly string[]): string =>
  `<correctResponse>${values.map((value) => `<value>${escapeXml(value)}</value>`).join('')}</correctResponse>`;
const typed = '<p><textEntryInteraction responseIdentifier="RESPONSE"/></p>';

const shown = (option: QuestionOption, pictures: PackedPictures): string =>
  pictureMarkup(option, pictures) + escapeXml(option.text);

/** Chosen or put in order. */
function writeChoices({ kind, options }: QuestionFields, pictures: PackedPictures): WrittenAnswers {
  const choices = options
    .map((option, at) => `<simpleChoice identifier="C${at + 1}">${shown(option, pictures)}</simpleChoice>`)
    .join('');
  const right = options.flatMap((option, at) => (option.correct ? [`C${at + 1}`] : []));
  if (kind === 'order') {
    const interaction = `<orderInteraction ${RESPONSE} shuffle="true">${choices}</orderInteraction>`;
    return { declaration: declared('ordered', 'identifier', correct(right)), interaction, condition: asStated };
  }
  const most = kind === 'multiple' ? 0 : 1;
  return {
    declaration: declared(kind === 'multiple' ? 'multiple' : 'single', 'identifier', correct(right)),
    interaction: `<choiceInteraction ${RESPONSE} shuffle="${kind !== 'true_false'}" maxChoices="${most}">${choices}</choiceInteraction>`,
    condition: asStated,
  };
}

function writeNumber({ value, tolerance }: QuestionFields): WrittenAnswers {
  return {
    declaration: declared('single', 'float', correct([String(value ?? 0)])),
    interaction: typed,
    condition: `<equal toleranceMode="absolute" tolerance="${tolerance} ${tolerance}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>`,
  };
}

/** Any of the words gives all the points. */
function writeWords({ options, case_sensitive }: QuestionFields): WrittenAnswers {
  const entries = options.map(
    ({ text }) => `<mapEntry mapKey="${escapeXml(text)}" mappedValue="1" caseSensitive="${case_sensitive}"/>`,
  );
  const mapping = `<mapping defaultValue="0">${entries.join('')}</mapping>`;
  return {
    declaration: declared('single', 'string', `${correct(options.slice(0, 1).map(({ text }) => text))}${mapping}`),
    interaction: typed,
    condition: '<gt><mapResponse identifier="RESPONSE"/><baseValue baseType="float">0</baseValue></gt>',
  };
}

/** Several may belong to one, which stands once. */
function writePairs({ options }: QuestionFields, pictures: PackedPictures): WrittenAnswers {
  const pairs = options.filter((option) => option.correct);
  const targets = [...new Set(options.map(({ match }) => match))];
  const right = pairs.map(({ match }, at) => `S${at + 1} T${targets.indexOf(match) + 1}`);
  const choice = (identifier: string, inside: string, most: number): string =>
    `<simpleAssociableChoice identifier="${identifier}" matchMax="${most}">${inside}</simpleAssociableChoice>`;
  const sources = pairs.map((pair, at) => choice(`S${at + 1}`, shown(pair, pictures), 1)).join('');
  const others = targets.map((text, at) => choice(`T${at + 1}`, escapeXml(text), 0)).join('');
  return {
    declaration: declared('multiple', 'directedPair', correct(right)),
    interaction: `<matchInteraction ${RESPONSE} shuffle="true" maxAssociations="${pairs.length}"><simpleMatchSet>${sources}</simpleMatchSet><simpleMatchSet>${others}</simpleMatchSet></matchInteraction>`,
    condition: asStated,
  };
}
