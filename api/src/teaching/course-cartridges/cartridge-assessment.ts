import { finishedQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { QuestionContent, QuizContent } from '../lessons/lesson-content.ts';
import { markup, nothing, type Markup } from '../scorm-export/markup.ts';
import { htmlOf } from './cartridge-html.ts';
import type { PackedFiles } from './packed-files.ts';

/** What a cartridge asks: what is chosen, and words; a number where it must be met exactly, for it is compared as a word. */
export const isAsked = (question: QuestionContent): boolean =>
  finishedQuestion.safeParse(question).success &&
  question.kind !== 'order' &&
  question.kind !== 'match' &&
  (question.kind !== 'numeric' || question.tolerance === 0);

const RESPONSE = 'response';
const FEEDBACK = 'general_fb';

/** Profiles of Common Cartridge for questions of QTI 1.2. */
const profiles = {
  single: 'cc.multiple_choice.v0p1',
  multiple: 'cc.multiple_response.v0p1',
  true_false: 'cc.true_false.v0p1',
  short_text: 'cc.fib.v0p1',
  numeric: 'cc.fib.v0p1',
} as const;
type AskedKind = keyof typeof profiles;
const isAskedKind = (kind: string): kind is AskedKind => kind in profiles;

/** A quiz as an assessment of QTI 1.2, as far as a cartridge can ask it. @see Common Cartridge 1.3, QTI 1.2.1 profile */
export function assessmentOf(identifier: string, title: string, quiz: QuizContent, files: PackedFiles): string {
  const { max_attempts, instructions } = quiz;
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
  <assessment ident="${identifier}-assessment" title="${title}">
    <qtimetadata>${field('cc_profile', 'cc.exam.v0p1')}${field('qmd_assessmenttype', 'Examination')}${field('qmd_scoretype', 'Percentage')}${max_attempts === null ? nothing : field('cc_maxattempts', max_attempts)}</qtimetadata>
    ${instructions.trim() === '' ? nothing : markup`<rubric>${materialOf(htmlOf(instructions, files))}</rubric>`}
    <section ident="root_section">
      ${quiz.questions.filter(isAsked).map((question, at) => itemOf(question, `${identifier}-question-${at + 1}`, files))}
    </section>
  </assessment>
</questestinterop>
`.text;
}

const field = (label: string, entry: string | number): Markup =>
  markup`<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`;

const materialOf = (html: Markup): Markup =>
  markup`<material><mattext texttype="text/html">${html.text}</mattext></material>`;
const plainMaterial = (text: string): Markup =>
  markup`<material><mattext texttype="text/plain">${text}</mattext></material>`;

function itemOf(question: QuestionContent, ident: string, files: PackedFiles): Markup {
  const { kind, points, explanation } = question;
  if (!isAskedKind(kind)) throw new Error(`A cartridge cannot ask a question of kind ${kind}.`);
  const hasFeedback = explanation.trim() !== '';
  return markup`<item ident="${ident}">
        <itemmetadata><qtimetadata>${field('cc_profile', profiles[kind])}${field('cc_weighting', points)}</qtimetadata></itemmetadata>
        <presentation>${materialOf(promptOf(question, files))}${responseOf(question, kind, files)}</presentation>
        <resprocessing>
          <outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>
          ${hasFeedback ? markup`<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="${FEEDBACK}"/></respcondition>` : nothing}
          <respcondition continue="No"><conditionvar>${conditionOf(question, kind)}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>
        </resprocessing>
        ${hasFeedback ? markup`<itemfeedback ident="${FEEDBACK}"><flow_mat>${materialOf(htmlOf(explanation, files))}</flow_mat></itemfeedback>` : nothing}
      </item>`;
}

/** The question, and its picture below it. */
const promptOf = (question: QuestionContent, files: PackedFiles): Markup =>
  htmlOf([question.prompt, pictureMark(question, files)].filter(Boolean).join('\n\n'), files);

type Pictured = Pick<QuestionContent, 'picture_file_id' | 'picture_alt'>;

/** '' where it has none that comes along. */
function pictureMark({ picture_file_id, picture_alt }: Pictured, files: PackedFiles): string {
  if (picture_file_id === null || !files.has(picture_file_id)) return '';
  return `![${(picture_alt ?? '').replaceAll(/[[\]\\]/g, String.raw`\$&`)}](file:${picture_file_id})`;
}

/** Its words, and its picture before them; what the picture shows, where it stays behind and nothing else is said. */
function answerMaterial(option: QuestionContent['options'][number], files: PackedFiles): Markup {
  const mark = pictureMark(option, files);
  if (mark === '') return plainMaterial(option.text || option.picture_alt);
  const words = option.text === '' ? nothing : markup`<p>${option.text}</p>`;
  return materialOf(markup`${htmlOf(mark, files)}${words}`);
}

const answerOf = (kind: AskedKind, at: number): string =>
  kind === 'true_false' ? (at === 0 ? 'true' : 'false') : `answer-${at + 1}`;

function responseOf({ options }: QuestionContent, kind: AskedKind, files: PackedFiles): Markup {
  if (kind === 'short_text' || kind === 'numeric') {
    return markup`<response_str ident="${RESPONSE}" rcardinality="Single"><render_fib prompt="Dashed"/></response_str>`;
  }
  const labels = options.map(
    (option, at) =>
      markup`<response_label ident="${answerOf(kind, at)}">${answerMaterial(option, files)}</response_label>`,
  );
  return markup`<response_lid ident="${RESPONSE}" rcardinality="${kind === 'multiple' ? 'Multiple' : 'Single'}"><render_choice>${labels}</render_choice></response_lid>`;
}

function conditionOf({ options, value, case_sensitive }: QuestionContent, kind: AskedKind): Markup {
  const chosen = (at: number) => markup`<varequal respident="${RESPONSE}">${answerOf(kind, at)}</varequal>`;
  const typed = (text: string) =>
    markup`<varequal respident="${RESPONSE}" case="${case_sensitive ? 'Yes' : 'No'}">${text}</varequal>`;
  switch (kind) {
    case 'numeric':
      return typed(String(value));
    case 'short_text':
      return markup`${options.map(({ text }) => typed(text))}`;
    case 'multiple':
      return markup`<and>${options.map(({ correct }, at) => (correct ? chosen(at) : markup`<not>${chosen(at)}</not>`))}</and>`;
    default:
      return markup`${options.flatMap(({ correct }, at) => (correct ? [chosen(at)] : []))}`;
  }
}
