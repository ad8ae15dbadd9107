import { beforeEach, expect, test } from '@jest/globals';
import { Scorm12API, Scorm2004API } from 'scorm-again';
import { openSco, type Sco } from './open-sco.ts';
import { handIn, isOver, newQuizState, readQuizState, scoreQuiz, writeQuizState, type Quiz } from './quiz.ts';
import { runtimeOf, type Calls } from './runtime.ts';
import { addWatched, readWatched, secondsOf, writeWatched, type Watched } from './watched.ts';

/** The foreign systems: scorm-again, which refuses what the standard does not allow. */
const makers = { '1.2': () => new Scorm12API({}), '2004': () => new Scorm2004API({}) };
type Edition = keyof typeof makers;

let systems: Record<Edition, Calls>;
beforeEach(() => {
  systems = { '1.2': makers['1.2']() as unknown as Calls, '2004': makers['2004']() as unknown as Calls };
});

let refused: string[];
/** Elements as they were set: systems show some of them to nobody. */
let said: Map<string, string>;
/** Notes what the system takes, and what it does not. */
function visit(edition: Edition, now?: () => Date): Sco {
  const runtime = runtimeOf(systems[edition], edition);
  refused = [];
  said = new Map();
  const set = (element: string, value: string) => {
    const isTaken = runtime.set(element, value);
    said.set(element, value);
    if (!isTaken) refused.push(`${element} = ${value}`);
    return isTaken;
  };
  const sco = openSco({ ...runtime, set }, { language: 'en', ...(now && { now }) });
  if (sco === undefined) throw new Error('The system did not answer.');
  return sco;
}

/** What the system has kept, as it would give it to the next visit. */
function visitAgain(edition: Edition): Sco {
  const kept = (systems[edition] as unknown as { cmi: { toJSON(): object } }).cmi;
  const json = JSON.parse(JSON.stringify(kept)) as Record<string, unknown>;
  systems[edition] = makers[edition]() as unknown as Calls;
  (systems[edition] as unknown as { loadFromJSON(json: object, at: string): void }).loadFromJSON(json, '');
  return visit(edition);
}

const read = (edition: Edition, element: string) =>
  (systems[edition] as unknown as { getCMIValue(element: string): string }).getCMIValue(element);

const quiz: Quiz = {
  passMark: 50,
  mostAttempts: 2,
  questions: [
    { id: 'question-1', kind: 'true_false', text: 'A stoa has a roof.', points: 1, options: 2, right: [0] },
    { id: 'question-2', kind: 'multiple', text: 'What is it made of?', points: 3, options: 3, right: [0, 2] },
    { id: 'question-3', kind: 'single', text: 'Who walked here?', points: 1, options: 3, right: [1] },
  ],
};

function take(sco: Sco, chosen: number[][], state = newQuizState) {
  const { right, ...judged } = handIn(quiz, { ...state, chosen });
  sco.keep({ state: writeQuizState(judged) });
  for (const [at, question] of quiz.questions.entries()) {
    sco.answer({ at, question, chosen: chosen[at] ?? [], isRight: right[at] ?? false });
  }
  sco.judge({ score: judged.best, isPassed: judged.isPassed, isOver: isOver(quiz, judged) });
  return judged;
}

test('a quiz taken is passed with its score in SCORM 1.2', () => {
  take(visit('1.2'), [[0], [0, 2], []]);
  expect(refused).toEqual([]);
  expect(['lesson_status', 'score.raw', 'score.max'].map((name) => read('1.2', `cmi.core.${name}`))).toEqual([
    'passed',
    '80',
    '100',
  ]);
  const interaction = (name: string) => said.get(`cmi.interactions.${name}`);
  expect([interaction('0.type'), interaction('0.student_response'), interaction('0.result')]).toEqual([
    'true-false',
    't',
    'correct',
  ]);
  expect([interaction('1.student_response'), interaction('1.correct_responses.0.pattern')]).toEqual(['a,c', 'a,c']);
  expect(interaction('2.result')).toBe('wrong');
});

test('a quiz taken is completed and passed with its score in SCORM 2004', () => {
  take(visit('2004'), [[0], [0, 2], []]);
  expect(refused).toEqual([]);
  expect(['completion_status', 'success_status', 'score.scaled'].map((name) => read('2004', `cmi.${name}`))).toEqual([
    'completed',
    'passed',
    '0.8',
  ]);
  const interaction = (name: string) => said.get(`cmi.interactions.${name}`);
  expect([interaction('0.learner_response'), interaction('1.learner_response'), interaction('2.result')]).toEqual([
    'true',
    'a[,]c',
    'incorrect',
  ]);
  expect(interaction('1.description')).toBe('{lang=en}What is it made of?');
});

test.each(['1.2', '2004'] as const)('a failed quiz is taken again after the next visit, in %s', (edition) => {
  const first = visit(edition);
  take(first, [[1], [1], [0]]);
  const status = () => read(edition, edition === '1.2' ? 'cmi.core.lesson_status' : 'cmi.success_status');
  expect(status()).toBe('failed');
  first.leave();
  const second = visitAgain(edition);
  const state = readQuizState(second.state);
  expect([state.attempts, state.isOpen, state.chosen, second.isDone]).toEqual([1, false, [[1], [1], [0]], false]);
  take(second, [[0], [0, 2], [1]], state);
  expect([refused, status()]).toEqual([[], 'passed']);
});

test.each([
  ['1.2', 'cmi.core.lesson_status', 'cmi.core.lesson_location'],
  ['2004', 'cmi.completion_status', 'cmi.location'],
] as const)('a text marked as done is completed in %s, and its place found again', (edition, status, location) => {
  const sco = visit(edition);
  expect(read(edition, status)).toBe('incomplete');
  sco.keep({ location: '0.5' });
  sco.complete();
  sco.leave();
  expect([refused, read(edition, status), read(edition, location)]).toEqual([[], 'completed', '0.5']);
  const again = visitAgain(edition);
  expect([again.isDone, again.location]).toEqual([true, '0.5']);
});

test.each([
  ['1.2', 'cmi.core.session_time', '0001:02:03.00'],
  ['2004', 'cmi.session_time', 'PT1H2M3S'],
] as const)('the time of a visit is told in %s', (edition, element, told) => {
  let now = new Date('2026-11-26T09:00:00Z');
  const sco = visit(edition, () => now);
  now = new Date('2026-11-26T10:02:03Z');
  sco.commit();
  expect([refused, said.get(element)]).toEqual([[], told]);
});

test('a page without a learning system has no stay', () => {
  expect(openSco(undefined, { language: 'en' })).toBeUndefined();
  expect(openSco(runtimeOf({}, '1.2'), { language: 'en' })).toBeUndefined();
});

test('who has passed stays so and keeps the best score', () => {
  const passed = handIn(quiz, { ...newQuizState, chosen: [[0], [0, 2], [1]] });
  const worse = handIn(quiz, { ...passed, chosen: [] });
  expect([worse.score, worse.best, worse.isPassed]).toEqual([0, 100, true]);
});

test('only exactly the right options count', () => {
  expect(scoreQuiz(quiz, [[0], [0], [1]]).score).toBe(40);
  expect(scoreQuiz(quiz, [[0], [0, 1, 2], [1]]).right).toEqual([true, false, true]);
});

test('the state of a hundred questions fits into what SCORM 1.2 keeps', () => {
  const chosen = Array.from({ length: 100 }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const text = writeQuizState({ ...newQuizState, chosen });
  expect(text.length).toBeLessThan(4096);
  expect(readQuizState(text).chosen).toEqual(chosen);
});

test('a state that nobody can have written is a fresh start', () => {
  expect(readQuizState('')).toEqual(newQuizState);
  expect(readQuizState('<b>')).toEqual(newQuizState);
  expect(readWatched('1-2,x')).toEqual([]);
});

test('a second that is played twice counts once', () => {
  const watched = [
    [0, 10],
    [5, 12],
    [20, 21],
  ].reduce<Watched>((all, [from = 0, to = 0]) => addWatched(all, from, to), []);
  expect(secondsOf(watched)).toBe(13);
  expect(readWatched(writeWatched(watched))).toEqual(watched);
});

test('who jumps about for hours loses the shortest pieces, and gets nothing unwatched', () => {
  const pieces: Watched = Array.from({ length: 2000 }, (_, at) => [at * 100, at * 100 + 5 + (at % 7)] as const);
  const text = writeWatched(pieces);
  expect(text.length).toBeLessThan(4000);
  expect(readWatched(text).every((kept) => pieces.some(([from, to]) => from === kept[0] && to === kept[1]))).toBe(true);
});
