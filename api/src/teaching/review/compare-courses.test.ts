import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { ContentView } from '../courses/course-builder.ts';
import { align } from './align.ts';
import { compareCourses } from './compare-courses.ts';

type Lesson = ContentView['modules'][number]['lessons'][number];
const aLesson = (id: string, given: Partial<Lesson> = {}): Lesson => ({
  id,
  title: `Lesson ${id}`,
  order: 1,
  kind: 'text',
  duration_s: 60,
  is_preview: false,
  required: true,
  markdown: `Words of ${id}`,
  file: null,
  captions_file: null,
  captions_language: null,
  more_captions: [],
  poster_file: null,
  pictures: [],
  chapters: [],
  embed_url: null,
  resources: [],
  quiz: null,
  assignment: null,
  ...given,
});
const aFile = (id: string, url: string): NonNullable<ContentView['cover_file']> => ({
  id,
  url,
  name: `${id}.png`,
  type: 'image/png',
  purpose: 'cover',
  bytes: 1,
  state: 'ready',
  reject_reason: null,
  duration_s: null,
  width: 800,
  height: 450,
  created_at: '2026-01-01T00:00:00.000Z',
});
const aModule = (id: string, lessons: Lesson[], title = `Module ${id}`) => ({
  id,
  title,
  order: 1,
  opening: null,
  lessons,
});
const aView = (given: Partial<ContentView> = {}): ContentView => ({
  prerequisites: [],
  name: 'Walking the porch',
  slug: 'walking-the-porch',
  short_description: 'A walk.',
  description: 'First.\n\nSecond.',
  final_category_id: null,
  category: null,
  level: 'beginner',
  content_type: 'text',
  type: 'free',
  price_minor: 0,
  currency: 'USD',
  language: 'en',
  skills: [{ id: 's', skill: 'Walking' }],
  objectives: ['Walk the porch slowly'],
  requirements: [],
  audience: [],
  cover_file: aFile('cover', '/files/cover?signed=1'),
  cover_url: null,
  watch_threshold: 90,
  is_micro: false,
  captions_waiver: null,
  resources: [],
  modules: [
    aModule(
      'm',
      ['a', 'b', 'c', 'd'].map((id) => aLesson(id)),
    ),
  ],
  ...given,
});
/** `+a`, `-b`, `~c`, `d`, with '>' where one was moved. */
const told = (before: ContentView, after: ContentView) =>
  compareCourses(before, after).modules.map(
    ({ id, state, moved, lessons }) =>
      `${sign[state]}${moved ? '>' : ''}${id}: ${lessons.map((one) => `${sign[one.state]}${one.moved ? '>' : ''}${one.id}`).join(' ')}`,
  );
const sign = { added: '+', removed: '-', changed: '~', unchanged: '' };

test('nothing differs between a course and itself, though its files are signed anew', () => {
  const again = aView({ cover_file: aFile('cover', '/files/cover?signed=2') });
  expect(compareCourses(aView(), again).fields).toEqual([]);
  expect(told(aView(), again)).toEqual(['m: a b c d']);
});

test('each field tells what it was and is', () => {
  const after = aView({
    description: 'First.\n\nAnother.',
    objectives: ['Walk the porch slowly', 'Talk while you walk'],
    level: 'advanced',
    type: 'paid',
    price_minor: 900,
    captions_waiver: 'Music only.',
    cover_file: aFile('other', '/files/other'),
    skills: [],
  });
  expect(compareCourses(aView(), after).fields).toMatchObject([
    { type: 'file', field: 'cover', before: { id: 'cover' }, after: { id: 'other' } },
    { type: 'text', field: 'description', before: 'First.\n\nSecond.', after: 'First.\n\nAnother.' },
    { type: 'lines', field: 'objectives' },
    { type: 'lines', field: 'skills', before: ['Walking'], after: [] },
    { type: 'value', field: 'level', before: 'beginner', after: 'advanced' },
    { type: 'price', field: 'price', before: { price_minor: 0 }, after: { price_minor: 900 } },
    { type: 'text', field: 'captions_waiver', before: '', after: 'Music only.' },
  ]);
});

test('lessons are told as added, removed where they stood, changed, and moved only where somebody moved them', () => {
  const after = aView({
    modules: [aModule('m', [aLesson('d'), aLesson('a'), aLesson('c', { markdown: 'New' }), aLesson('e')])],
  });
  expect(told(aView(), after)).toEqual(['~m: >d a -b ~c +e']);
});

test('a lesson that went to another module is told there, with where it came from', () => {
  const before = aView({ modules: [aModule('m', [aLesson('a'), aLesson('b')]), aModule('n', [aLesson('c')])] });
  const after = aView({ modules: [aModule('m', [aLesson('a')]), aModule('n', [aLesson('c'), aLesson('b')])] });
  expect(told(before, after)).toEqual(['m: a', '~n: c >b']);
  const [, second] = compareCourses(before, after).modules;
  expect(second?.lessons[1]).toMatchObject({ state: 'unchanged', moved_from: 'Module m', fields: [] });
});

test('a module is added, removed with its lessons, renamed and moved', () => {
  const before = aView({ modules: ['k', 'l', 'm'].map((id) => aModule(id, [aLesson(`${id}1`)])) });
  const after = aView({
    modules: [aModule('m', [aLesson('m1')]), aModule('k', [aLesson('k1')], 'Another name'), aModule('n', [])],
  });
  expect(told(before, after)).toEqual(['>m: m1', '~k: k1', '-l: -l1', '+n: ']);
});

test('of a new lesson all it holds is new, of a removed one all is gone', () => {
  const lesson = aLesson('e', { required: false });
  const [added] = compareCourses(aView({ modules: [] }), aView({ modules: [aModule('m', [lesson])] })).modules;
  expect(added?.lessons[0]?.fields).toEqual([
    { type: 'text', field: 'markdown', before: '', after: 'Words of e' },
    { type: 'value', field: 'required', before: true, after: false },
  ]);
  const [gone] = compareCourses(aView({ modules: [aModule('m', [lesson])] }), aView({ modules: [] })).modules;
  expect(gone?.lessons[0]?.fields[0]).toMatchObject({ before: 'Words of e', after: '' });
});

test('a quiz tells its questions one by one', () => {
  const question = (id: string, prompt: string, right = 0) => ({
    ...plainQuestion,
    picture: null,
    id,
    kind: 'single' as const,
    prompt,
    points: 1,
    explanation: '',
    options: [0, 1].map((at) => ({
      id: `${id}${at}`,
      text: `Answer ${at}`,
      correct: at === right,
      ...plainOption,
      picture: null,
    })),
  });
  const quizOf = (...questions: ReturnType<typeof question>[]) =>
    aView({
      modules: [
        aModule('m', [
          aLesson('q', {
            kind: 'quiz',
            quiz: { instructions: '', pass_mark: 70, max_attempts: null, draw: null, questions },
          }),
        ]),
      ],
    });
  const diff = compareCourses(
    quizOf(question('1', 'Who?'), question('2', 'Where?'), question('3', 'When?')),
    quizOf(question('1', 'Who?', 1), question('3', 'When?'), question('4', 'Why?')),
  );
  expect(diff.modules[0]?.lessons[0]?.questions.map(({ id, state }) => [id, state])).toEqual([
    ['1', 'changed'],
    ['2', 'removed'],
    ['3', 'unchanged'],
    ['4', 'added'],
  ]);
  expect(diff.modules[0]?.lessons[0]?.questions[0]?.fields).toMatchObject([{ type: 'options', field: 'options' }]);
});

test('answers differ by another picture, not by another address of it', () => {
  const quizOf = (picture: ReturnType<typeof aFile>) => {
    const option = { ...plainOption, id: '10', text: '', correct: true, picture_file_id: picture.id, picture };
    const question = { ...plainQuestion, picture: null, id: '1', prompt: 'Who?', points: 1, explanation: '' };
    const questions = [{ ...question, kind: 'single' as const, options: [option] }];
    const quiz = { instructions: '', pass_mark: 70, max_attempts: null, draw: null, questions };
    return aView({ modules: [aModule('m', [aLesson('q', { kind: 'quiz', quiz })])] });
  };
  const stateOf = (after: ReturnType<typeof aFile>) =>
    compareCourses(quizOf(aFile('lamp', '/signed/1')), quizOf(after)).modules[0]?.lessons[0]?.questions[0]?.state;
  expect([stateOf(aFile('lamp', '/signed/2')), stateOf(aFile('another', '/signed/1'))]).toEqual([
    'unchanged',
    'changed',
  ]);
});

test('a question is told by all that it is made of', () => {
  const question = { ...plainQuestion, picture: null, id: '1', prompt: 'How fast?', points: 1, explanation: '' };
  const quizOf = (given: object, draw: number | null = null) => {
    const questions = [{ ...question, kind: 'numeric' as const, options: [], ...given }];
    const quiz = { instructions: '', pass_mark: 70, max_attempts: null, draw, questions };
    return aView({ modules: [aModule('m', [aLesson('q', { kind: 'quiz', title: 'Speed', quiz })])] });
  };
  const [lesson] =
    compareCourses(
      quizOf({ value: 9.81 }),
      quizOf({ value: 9.81, tolerance: 0.01, hint: 'It falls.', look_lesson_id: 'q', look_at_s: 270 }, 1),
    ).modules[0]?.lessons ?? [];
  expect(lesson?.fields).toMatchObject([{ field: 'draw', before: null, after: 1 }]);
  expect(lesson?.questions[0]?.fields).toMatchObject([
    { type: 'value', field: 'number', before: '9.81', after: '9.81 ± 0.01' },
    { type: 'text', field: 'hint', after: 'It falls.' },
    { type: 'value', field: 'look_again', before: null, after: 'Speed, 4:30' },
  ]);
});

const anAssignment = (given: Partial<NonNullable<Lesson['assignment']>> = {}) =>
  aLesson('w', {
    kind: 'assignment',
    markdown: null,
    assignment: {
      instructions: 'Draw the porch.',
      pass_mark: 60,
      max_attempts: 3,
      submission_type: 'text',
      max_files: 1,
      due_days: null,
      rubric: [{ title: 'Length', description: 'Lines of 45 to 75.', points: 4 }],
      ...given,
    },
  });
const fieldsOf = (before: Lesson[], after: Lesson[]) => {
  const [module] = compareCourses(
    aView({ modules: [aModule('m', before)] }),
    aView({ modules: [aModule('m', after)] }),
  ).modules;
  return module?.lessons.at(-1)?.fields;
};

test('an assignment tells how it is handed in and judged, its rubric by a line for each criterion', () => {
  const after = anAssignment({
    instructions: 'Draw the porch by noon.',
    submission_type: 'file',
    max_files: 3,
    due_days: 14,
    rubric: [
      { title: 'Length', description: 'Lines of 45 to 75.', points: 6 },
      { title: 'Rhythm', description: '', points: 2 },
    ],
  });
  expect(fieldsOf([anAssignment()], [after])).toEqual([
    { type: 'text', field: 'instructions', before: 'Draw the porch.', after: 'Draw the porch by noon.' },
    { type: 'value', field: 'submission_type', before: 'text', after: 'file' },
    { type: 'value', field: 'max_files', before: 1, after: 3 },
    { type: 'value', field: 'due_days', before: null, after: 14 },
    {
      type: 'lines',
      field: 'rubric',
      before: ['Length (4): Lines of 45 to 75.'],
      after: ['Length (6): Lines of 45 to 75.', 'Rhythm (2)'],
    },
  ]);
  expect(fieldsOf([anAssignment()], [anAssignment()])).toEqual([]);
});

test('of a new assignment the reviewer sees all that it asks', () => {
  expect(fieldsOf([], [anAssignment()])?.map(({ field, after }) => [field, after])).toEqual([
    ['instructions', 'Draw the porch.'],
    ['pass_mark', 60],
    ['max_attempts', 3],
    ['submission_type', 'text'],
    ['max_files', 1],
    ['rubric', ['Length (4): Lines of 45 to 75.']],
  ]);
});

test('two lists are aligned by what they share', () => {
  const keys = (text: string) => [...text];
  const aligned = (before: string, after: string) =>
    align(keys(before), keys(after), (key) => key)
      .map(
        (pair) =>
          `${pair.before ? '' : '+'}${pair.after ? '' : '-'}${pair.moved ? '>' : ''}${pair.after ?? pair.before}`,
      )
      .join(' ');
  expect(aligned('', '')).toBe('');
  expect(aligned('abc', '')).toBe('-a -b -c');
  expect(aligned('', 'ab')).toBe('+a +b');
  expect(aligned('abcd', 'bcda')).toBe('b c d >a');
  expect(aligned('abc', 'xbc')).toBe('-a +x b c');
});
