import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { strToU8, zipSync } from 'fflate';
import { micromark } from 'micromark';
import { isInQti } from './is-in-qti.ts';
import { escapeXml, writeAnswers } from './write-answers.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const QTI = 'http://www.imsglobal.org/xsd/imsqti_v2p1';

/** A package of QTI 2.1 (.zip) with a test that asks the questions in their order; those that it cannot hold are left out. */
export function writeQti(title: string, questions: readonly QuestionFields[]): Uint8Array<ArrayBuffer> {
  const items = questions.filter(isInQti).map((question, at) => ({
    name: `question-${at + 1}`,
    text: `${HEAD}${itemOf(question, `question-${at + 1}`)}\n`,
  }));
  const names = items.map(({ name }) => name);
  return zipSync({
    'imsmanifest.xml': strToU8(`${HEAD}${manifestOf(names)}\n`),
    'test.xml': strToU8(`${HEAD}${testOf(title, names)}\n`),
    ...Object.fromEntries(items.map(({ name, text }) => [`${name}.xml`, strToU8(text)])),
  }) as Uint8Array<ArrayBuffer>;
}

function itemOf(question: QuestionFields, identifier: string): string {
  const { declaration, interaction, condition } = writeAnswers(question);
  const { points, prompt, explanation } = question;
  const said = explanation !== '';
  return `<assessmentItem xmlns="${QTI}" identifier="${identifier}" title="${escapeXml(titleOf(prompt))}" adaptive="false" timeDependent="false">
${declaration}
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="${points}"/>
${said ? '<outcomeDeclaration identifier="FEEDBACK" cardinality="single" baseType="identifier"/>' : ''}
<itemBody>
${micromark(prompt)}
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

const manifestOf = (names: readonly string[]): string =>
  `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" identifier="questions">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>
${names.map((name) => `<dependency identifierref="${name}"/>`).join('\n')}
</resource>
${names.map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p1" href="${name}.xml"><file href="${name}.xml"/></resource>`).join('\n')}
</resources>
</manifest>`;
