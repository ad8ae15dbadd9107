/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { plainOption, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { exportTexts } from '../export-texts.ts';
import { factsOf } from '../page-facts.ts';
import { quizForm } from '../quiz-form.ts';
import type { LessonContent } from '../../lessons/lesson-content.ts';
import { runQuizPage } from './quiz-page.ts';
import { openSco } from './open-sco.ts';
import { runtimeOf } from './runtime.ts';

const text = exportTexts('en');
const options = [
  { id: 'a', text: 'Zeno', correct: true, ...plainOption },
  {
    id: 'b',
    text: 'A <horse>',
    correct: false,
    ...plainOption,
    picture_file_id: 'horse',
    picture_alt: 'It is <brown>',
  },
];
const quiz: NonNullable<LessonContent['quiz']> = {
  instructions: '',
  pass_mark: 50,
  max_attempts: 2,
  draw: null,
  questions: [
    {
      ...plainQuestion,
      id: 'q',
      kind: 'single',
      prompt: 'Who walked here?',
      points: 1,
      explanation: 'He taught.',
      options,
    },
  ],
};

/** A system that keeps all it is told. */
let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
});

function openPage(): void {
  document.body.innerHTML = quizForm(quiz, text, new Map([['horse', { path: 'files/horse.png' }]])).text;
  const lesson = { kind: 'quiz', quiz } as LessonContent;
  const facts = factsOf(lesson, { version: '1.2', language: 'en', threshold: 90 }, text);
  const calls = {
    LMSInitialize: () => 'true',
    LMSGetValue: (name = '') => kept.get(name) ?? '',
    LMSSetValue: (name = '', value = '') => String(Boolean(kept.set(name, value))),
    LMSCommit: () => 'true',
  };
  runQuizPage(facts, openSco(runtimeOf(calls, '1.2'), { language: 'en' }));
}

const seen = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const press = (id: string) => seen(`#${id}`).click();

test('an answer that is a picture is called by what it shows', () => {
  openPage();
  const picture = seen('input[value="1"]').closest('label')!.querySelector('img')!;
  expect([picture.getAttribute('src'), picture.alt]).toEqual(['../files/horse.png', 'It is <brown>']);
});

test('a wrong answer is told without the right one, and can be given again', () => {
  openPage();
  seen('input[value="1"]').click();
  press('hand-in');
  expect(seen('#result').textContent).toBe('Not passed yet: 0%. 50% are needed. Attempts left: 1.');
  expect(document.activeElement).toBe(seen('#result'));
  expect(seen('.verdict').textContent).toBe('Not right');
  expect(document.body.textContent).not.toContain('Right answer');
  expect([seen('.explanation').hidden, kept.get('cmi.core.lesson_status')]).toEqual([true, 'failed']);
  press('again');
  seen('input[value="0"]').click();
  press('hand-in');
  expect([kept.get('cmi.core.lesson_status'), kept.get('cmi.core.score.raw')]).toEqual(['passed', '100']);
  expect([seen('.explanation').hidden, seen('#again').hidden]).toEqual([false, true]);
});

test('a page opened again shows how the last attempt went', () => {
  openPage();
  seen('input[value="1"]').click();
  press('hand-in');
  openPage();
  expect(seen('#result').hidden).toBe(false);
  expect(seen('.verdict').textContent).toBe('Not right');
  expect(document.querySelector<HTMLInputElement>('input[value="1"]')!.checked).toBe(true);
});

test('an answer that was chosen and not handed in is still chosen at the next visit', () => {
  openPage();
  seen('input[value="0"]').click();
  openPage();
  expect(document.querySelector<HTMLInputElement>('input[value="0"]')!.checked).toBe(true);
  expect(seen('#result').hidden).toBe(true);
});

test('words of an author are text, whatever they hold', () => {
  openPage();
  expect(document.querySelector('horse')).toBeNull();
  expect(document.body.textContent).toContain('A <horse>');
});
