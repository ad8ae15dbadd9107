import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { strToU8, zipSync } from 'fflate';
import { micromark } from 'micromark';
import { picturesOf } from '@stoa/shared/question-files/reading/pictures-of.ts';
import { escapeXml } from './escape-xml.ts';
import { whyNotInQti } from './why-not-in-qti.ts';
import { pictureMarkup, type PackedPictures } from './picture-markup.ts';
import { writeAnswers } from './write-answers.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** A package of QTI 2.1 (.zip) with a test that asks the questions in their order; those that it cannot hold are left out. */
export function writeQti(
  title: string,
  questions: readonly QuestionFields[],
  pictures: PackedPictures = new Map(),
): Uint8Array<ArrayBuffer> {
  const asked = questions.filter((question) => whyNotInQti(question, pictures) === undefined);
  const items = asked.map((question, at): Item => ({
    name: `question-${at + 1}`,
    text: `${HEAD}${itemOf(question, `question-${at + 1}`, pictures)}\n`,
    shows: picturesOf([question]).flatMap((id) => pictures.get(id)?.path ?? []),
  }));
  const names = items.map(({ name }) => name);
  const shown = picturesOf(asked).flatMap((id) => pictures.get(id) ?? []);
  return zipSync({
    'imsmanifest.xml': strToU8(`${HEAD}${manifestOf(items)}\n`),
    'test.xml': strToU8(`${HEAD}${testOf(title, names)}\n`),
    ...Object.fromEntries(items.map(({ name, text }) => [`${name}.xml`, strToU8(text)])),
    // Pictures are packed already.
    ...Object.fromEntries(shown.map(({ path, bytes }) => [path, [bytes, { level: 0 }] as const])),
  }) as Uint8Array<ArrayBuffer>;
}

interface Item {
  name: string;
  text: string;
  /** Paths of its pictures. */
  shows: readonly string[];
}

function itemOf(question: QuestionFields, identifier: string, pictures: PackedPictures): string {
  const { declaration, interaction, condition } = writeAnswers(question, pictures);
  const picture = pictureMarkup(question, pictures);
  const { points, prompt, explanation } = question;
  const said = explanation !== '';
  return `<assessmentItem xmlns="${QTI}" identifier="${identifier}" title="${escapeXml(titleOf(prompt))}" adaptive="false" timeDependent="false">
${declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${points}"/>
${said ? '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>' : ''}
<itemBody>
${micromark(prompt)}${picture && `\n<p>${picture}</p>`}
${interaction}
</itemBody>
<responseProcessing>
<responseCondition><responseIf>${condition}
<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue>
</responseIf></responseCondition>
${said ? '<setOutcomeValue identifier="FEEDBACK"><baseValue baseType="identifier">EXPLANATION</baseValue></setOutcomeValue>' : ''}
</responseProcessing>
${said ? `<modalFeedback outcomeIdentifier="FEEDBACK" identifier="EXPLANATION" showHide="show">${micromark(explanation)}</modalFeedback>` : ''}
</assessmentItem>`;
}

const titleOf = (prompt: string): string => prompt.replaceAll(/\s+/g, ' ').slice(0, 100);

const testOf = (title: string, names: readonly string[]): string =>
  `<assessmentTest xmlns="${QTI}" identifier="test" title="${escapeXml(title)}">
<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">
<assessmentSection identifier="section" title="${escapeXml(title)}" visible="true">
${names.map((name) => `<assessmentItemRef identifier="${name}" href="${name}.xml"/>`).join('\n')}
</assessmentSection>
</testPart>
</assessmentTest>`;

const fileOf = (path: string): string => `<file href="${path}"/>`;

const manifestOf = (items: readonly Item[]): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>
${items.map(({ name }) => `<dependency identifierref="${name}"/>`).join('\n')}
</resource>
${items.map(({ name, shows }) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml">${[`${name}.xml`, ...shows].map(fileOf).join('')}</resource>`).join('\n')}
</resources>
</manifest>`;
