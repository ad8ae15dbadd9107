import type { QuestionContent, QuizContent } from '../lessons/lesson-content.ts';
import type { PackedFile } from './export-plan.ts';
import type { ExportText } from './export-texts.ts';
import { htmlOf } from './markdown.ts';
import { markup, nothing, type Markup } from './markup.ts';

type Pictures = ReadonlyMap<string, Pick<PackedFile, 'path'>>;

/** A quiz as the form that `player/quiz-page.ts` judges. Options carry their place, whatever order they are shown in. */
export const quizForm = (quiz: QuizContent, text: ExportText, pictures: Pictures): Markup => markup`
<div class="prose">${htmlOf(quiz.instructions)}</div>
<p>${ruleOf(quiz, text)}</p>
<form id="quiz">
  ${quiz.questions.map((question, at) => fieldset(question, { number: at + 1, text, pictures }))}
  <p id="result" class="notice" tabindex="-1" hidden></p>
  <div class="end">
    <button id="hand-in" type="submit">${text('quiz.handIn')}</button>
    <button id="again" type="button" hidden>${text('quiz.again')}</button>
  </div>
</form>`;

const ruleOf = ({ pass_mark: pass, max_attempts: attempts }: QuizContent, text: ExportText): string =>
  attempts === null ? text('quiz.rule.free', { pass }) : text('quiz.rule', { pass, attempts });

interface Asking {
  /** Of the question, from 1. */
  number: number;
  text: ExportText;
  pictures: Pictures;
}

function fieldset(question: QuestionContent, { number, text, pictures }: Asking): Markup {
  const isMultiple = question.kind === 'multiple';
  const name = `question-${number}`;
  return markup`<fieldset aria-describedby="${name}-prompt">
    <legend>${text('quiz.question', { number })} <span class="points">(${text('quiz.points', { points: question.points })})</span></legend>
    <div class="prompt prose" id="${name}-prompt">${htmlOf(question.prompt)}${pictureOf(question, pictures)}${isMultiple ? markup`<p class="note">${text('quiz.multiple')}</p>` : nothing}</div>
    <div>${question.options.map((option, place) => optionLine(markup`${pictureOf(option, pictures)}${option.text}`, { name, place, isMultiple }))}</div>
    <p class="verdict" role="status"></p>
    ${question.explanation.trim() === '' ? nothing : markup`<div class="explanation prose" hidden>${htmlOf(question.explanation)}</div>`}
  </fieldset>`;
}

function pictureOf(
  { picture_file_id, picture_alt }: Pick<QuestionContent, 'picture_file_id' | 'picture_alt'>,
  pictures: Pictures,
): Markup {
  const file = pictures.get(picture_file_id ?? '');
  return file ? markup`<img src="../${file.path}" alt="${picture_alt}">` : nothing;
}

/** The label is text: a link in it could not be followed and chosen at once. */
const optionLine = (
  words: Markup,
  { name, place, isMultiple }: { name: string; place: number; isMultiple: boolean },
): Markup => markup`<label class="option">
      <input type="${isMultiple ? 'checkbox' : 'radio'}" name="${name}" value="${place}">
      <span>${words} <span class="note"></span></span>
    </label>`;
