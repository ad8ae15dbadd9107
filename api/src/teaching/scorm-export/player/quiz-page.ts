import type { Sco } from './open-sco.ts';
import type { PageFacts, PageTexts } from './facts.ts';
import { element, filled } from './page.ts';
import {
  handIn,
  isOver,
  newQuizState,
  readQuizState,
  scoreQuiz,
  writeQuizState,
  type Quiz,
  type QuizState,
} from './quiz.ts';

/** A quiz: asked, judged in the page, and told to the learning system. */
export function runQuizPage({ quiz, texts }: PageFacts, sco: Sco | undefined): void {
  if (quiz === null) return;
  const form = element<HTMLFormElement>('quiz');
  const again = element<HTMLButtonElement>('again');
  let state = readQuizState(sco?.state ?? '');
  const keep = () => sco?.keep({ state: writeQuizState(state) });

  form.addEventListener('change', () => {
    state = { ...state, chosen: readChoices(form, quiz) };
    keep();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { score: _, right, ...judged } = handIn(quiz, { ...state, chosen: readChoices(form, quiz) });
    state = judged;
    keep();
    for (const [at, question] of quiz.questions.entries()) {
      sco?.answer({ at, question, chosen: state.chosen[at] ?? [], isRight: right[at] ?? false });
    }
    sco?.judge({ score: state.best, isPassed: state.isPassed, isOver: isOver(quiz, state) });
    showResult(form, quiz, { state, texts });
    element('result').focus();
  });
  again.addEventListener('click', () => {
    state = { ...newQuizState, attempts: state.attempts, best: state.best };
    keep();
    ask(form, quiz, state);
    form.querySelector('input')?.focus();
  });
  ask(form, quiz, state);
  if (!state.isOpen) showResult(form, quiz, { state, texts });
}

const questionsIn = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLFieldSetElement>('fieldset')];
const inputsIn = (part: ParentNode) => [...part.querySelectorAll<HTMLInputElement>('input')];

const readChoices = (form: HTMLFormElement, { questions }: Quiz): number[][] =>
  questionsIn(form)
    .slice(0, questions.length)
    .map((question) => inputsIn(question).flatMap(({ checked, value }) => (checked ? [Number(value)] : [])));

/** As a fresh sheet, with what was chosen on it before. */
function ask(form: HTMLFormElement, quiz: Quiz, { chosen }: QuizState): void {
  for (const [at, question] of questionsIn(form).entries()) {
    question.disabled = false;
    if (quiz.questions[at]?.kind !== 'true_false') shuffle(question);
    for (const input of inputsIn(question)) {
      input.checked = chosen[at]?.includes(Number(input.value)) ?? false;
      noteOf(input).textContent = '';
    }
    verdictOf(question).textContent = '';
    delete question.dataset['verdict'];
    explanationOf(question)?.setAttribute('hidden', '');
  }
  element('result').hidden = true;
  element('again').hidden = true;
  element('hand-in').hidden = false;
}

/** Fisher–Yates, by moving what the page holds. */
function shuffle(question: HTMLFieldSetElement): void {
  const options = [...question.querySelectorAll('.option')];
  const list = options[0]?.parentElement;
  while (options.length > 0) list?.append(...options.splice(Math.floor(Math.random() * options.length), 1));
}

interface Shown {
  state: QuizState;
  texts: PageTexts;
}

/** Right answers are told once no attempt follows; explanations where that gives nothing away, as on the site. */
function showResult(form: HTMLFormElement, quiz: Quiz, { state, texts }: Shown): void {
  const { right, score } = scoreQuiz(quiz, state.chosen);
  const over = isOver(quiz, state);
  for (const [at, question] of questionsIn(form).entries()) {
    const isRight = right[at] ?? false;
    question.disabled = true;
    question.dataset['verdict'] = isRight ? 'right' : 'wrong';
    verdictOf(question).textContent = isRight ? texts.right : texts.wrong;
    if (over) showRight(question, { right: quiz.questions[at]?.right ?? [], text: texts.rightAnswer });
    if (over || isRight || quiz.mostAttempts === null) explanationOf(question)?.removeAttribute('hidden');
  }
  const verdict = score >= quiz.passMark ? texts.passed : texts.failed;
  const result = element('result');
  result.textContent = [filled(verdict, { score, pass: quiz.passMark }), attemptsText(quiz, { state, texts })]
    .filter(Boolean)
    .join(' ');
  result.hidden = false;
  element('hand-in').hidden = true;
  element('again').hidden = over;
}

function showRight(question: HTMLFieldSetElement, { right, text }: { right: readonly number[]; text: string }): void {
  for (const input of inputsIn(question)) {
    if (right.includes(Number(input.value))) noteOf(input).textContent = text;
  }
}

function attemptsText(quiz: Quiz, { state, texts }: Shown): string {
  if (state.isPassed || quiz.mostAttempts === null) return '';
  const left = quiz.mostAttempts - state.attempts;
  return left > 0 ? filled(texts.attemptsLeft, { left }) : texts.noAttemptLeft;
}

const part = (of: Element, selector: string): Element => {
  const found = of.querySelector(selector);
  if (found === null) throw new Error(`A question has no ${selector}.`);
  return found;
};
const verdictOf = (question: Element): Element => part(question, '.verdict');
const noteOf = (input: Element): Element => part(input.closest('.option') ?? input, '.note');
const explanationOf = (question: Element): Element | null => question.querySelector('.explanation');
