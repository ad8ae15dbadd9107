import { expect, test } from '@jest/globals';
import { plainOption, plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import { en } from '@stoa/shared/i18n/messages/checklist.en.ts';
import { fr } from '@stoa/shared/i18n/messages/checklist.fr.ts';
import { createTranslate } from '@stoa/shared/i18n/translate.ts';
import '../../kernel/texts.ts';
import type { CourseContent } from './course-content.ts';
import { emptyAssignment } from '../curriculum/assignment-content.ts';
import type { AssignmentContent, LessonContent } from '../lessons/lesson-content.ts';
import { brokenRules, checklistOf } from './checklist.ts';

const aLesson = (given: Partial<LessonContent> = {}): LessonContent => ({
  id: 'l',
  kind: 'video',
  title: 'A lesson',
  is_preview: false,
  required: true,
  markdown: null,
  file_id: 'file',
  captions_file_id: 'captions',
  captions_language: null,
  more_captions: [],
  poster_file_id: null,
  chapters: [],
  embed_url: null,
  resources: [],
  duration_s: 400,
  pages: null,
  quiz: null,
  assignment: null,
  ...given,
});
const aContent = (
  fields: Partial<CourseContent['fields']> = {},
  lessons = Array.from({ length: 5 }, () => aLesson()),
) => ({
  fields: {
    name: 'Walking the porch',
    slug: 'walking-the-porch',
    short_description: 'A short walk through the porch.',
    description: 'word '.repeat(50),
    final_category_id: 'category',
    level: 'beginner' as const,
    content_type: 'video' as const,
    type: 'free' as const,
    price_minor: 0,
    currency: 'USD',
    language: 'en',
    skill_ids: ['skill'],
    objectives: ['one', 'two', 'three'],
    requirements: ['none'],
    audience: ['all'],
    cover_file_id: 'cover',
    watch_threshold: 90,
    is_micro: false,
    captions_waiver: null,
    resources: [],
    ...fields,
  },
  modules: [{ id: 'm', title: 'First', lessons }],
});
const broken = (content: CourseContent) => Object.keys(brokenRules(checklistOf(content)));
const warned = (content: CourseContent) =>
  checklistOf(content)
    .filter((line) => !line.passed && line.severity === 'warning')
    .map(({ key }) => key);

test('a course with everything passes', () => {
  expect(checklistOf(aContent()).filter((line) => !line.passed)).toEqual([]);
});

test.each<[string, Partial<CourseContent['fields']>]>([
  ['title', { name: 'Abc' }],
  ['short_description', { short_description: 'Too short' }],
  ['description', { description: 'word '.repeat(49) }],
  ['category', { final_category_id: null }],
  ['level', { level: null }],
  ['content_type', { content_type: null }],
  ['language', { language: '' }],
  ['skills', { skill_ids: [] }],
  ['objectives', { objectives: ['one', 'two'] }],
  ['requirements', { requirements: [] }],
  ['audience', { audience: [] }],
  ['cover', { cover_file_id: null }],
  ['price', { type: 'paid', price_minor: 0 }],
  ['live_schedule', { content_type: 'live' }],
])('%s is missed alone', (key, fields) => {
  expect(broken(aContent(fields))).toEqual([key]);
});

test.each<[string, LessonContent[]]>([
  ['lesson_count', Array.from({ length: 4 }, () => aLesson({ duration_s: 500 }))],
  ['length', Array.from({ length: 5 }, () => aLesson({ duration_s: 300 }))],
  ['captions', [...Array.from({ length: 5 }, () => aLesson()), aLesson({ captions_file_id: null })]],
  ['video_duration', [...Array.from({ length: 5 }, () => aLesson()), aLesson({ duration_s: 0 })]],
  ['lesson_content', [...Array.from({ length: 5 }, () => aLesson()), aLesson({ kind: 'text', markdown: ' ' })]],
  ['required_lessons', Array.from({ length: 5 }, () => aLesson({ required: false }))],
])('%s is missed by the lessons', (key, lessons) => {
  expect(broken(aContent({}, lessons))).toEqual([key]);
});

const aQuestion = (given: object) => ({
  id: 'q',
  ...plainQuestion,
  kind: 'single' as const,
  prompt: 'Who walked here?',
  points: 1,
  explanation: '',
  options: [
    { id: 'a', text: 'Zeno', correct: true, ...plainOption },
    { id: 'b', text: 'Nobody', correct: false, ...plainOption },
  ],
  ...given,
});
const [right, wrong] = aQuestion({}).options;
const picture_file_id = '01890000-0000-7000-8000-000000000000';
const picture = (picture_alt: string) => ({ ...right, text: '', picture_file_id, picture_alt });
const quizWith = (given: object) =>
  aLesson({
    kind: 'quiz',
    title: 'Quiz 1',
    quiz: {
      instructions: '',
      pass_mark: 70,
      max_attempts: null,
      draw: null,
      questions: [aQuestion({}), aQuestion(given)],
    },
  });

test('a question is finished whose answers are pictures that are described', () => {
  const options = [picture('A porch'), { ...picture('A wall'), correct: false }];
  const lessons = [...Array.from({ length: 5 }, () => aLesson()), quizWith({ options })];
  expect(brokenRules(checklistOf(aContent({}, lessons)))).toEqual({});
});

test.each([
  ['has no text', { prompt: ' ' }],
  ['has fewer than two answers', { options: [right] }],
  ['has no right answer', { kind: 'numeric', options: [] }],
  ['has no right answer', { kind: 'short_text', options: [] }],
  ['has the same answer twice', { kind: 'order', options: [right, right] }],
  ['has fewer than two answers', { kind: 'match', options: [{ ...right, match: 'Athens' }] }],
  ['has an empty answer', { kind: 'match', options: [right, right] }],
  ['has a picture without a description', { picture_file_id, picture_alt: '' }],
  ['has an empty answer', { options: [right, { ...wrong, text: '' }] }],
  ['has a picture without a description', { options: [right, { ...wrong, picture_file_id }] }],
  [
    'has a picture beside an answer that can have none',
    { kind: 'short_text', options: [{ ...right, picture_file_id, picture_alt: 'A porch' }] },
  ],
  ['has the same answer twice', { kind: 'order', options: [picture('A porch'), picture('A porch')] }],
  ['has no right answer', { options: [wrong, wrong] }],
  ['has more than one right answer', { options: [right, right] }],
])('an unfinished question is named: it %s', (lacks, given) => {
  const lessons = [...Array.from({ length: 5 }, () => aLesson()), quizWith(given)];
  expect(brokenRules(checklistOf(aContent({}, lessons)))).toEqual({
    quiz_questions: [`Question 2 of “Quiz 1” ${lacks}.`],
  });
});

const assignmentWith = (given: Partial<AssignmentContent>) =>
  aLesson({
    kind: 'assignment',
    title: 'Make this',
    file_id: null,
    assignment: { ...emptyAssignment, instructions: 'Set a page of text in two sizes.', ...given },
  });
const criterion = (title: string) => ({ title, description: '', points: 4 });

test('an assignment needs instructions long enough to say something', () => {
  const lessons = [
    ...Array.from({ length: 5 }, () => aLesson()),
    assignmentWith({ instructions: ' Set a page of texts. ' }),
  ];
  expect(broken(aContent({}, lessons))).toEqual([]);
  expect(
    brokenRules(checklistOf(aContent({}, lessons.with(5, assignmentWith({ instructions: ' Set a page of text. ' }))))),
  ).toEqual({
    lesson_content: ['Say in at least 20 characters what to make in “Make this”.'],
  });
});

test('a criterion without a name is told by its number; no rubric at all is a choice', () => {
  const withRubric = (...titles: string[]) =>
    aContent({}, [...Array.from({ length: 5 }, () => aLesson()), assignmentWith({ rubric: titles.map(criterion) })]);
  expect(broken(withRubric())).toEqual([]);
  expect(broken(withRubric('Length', 'Rhythm'))).toEqual([]);
  expect(brokenRules(checklistOf(withRubric('Length', ' ', '')))).toEqual({
    rubric: ['Criterion 2 of “Make this” has no name.'],
  });
});

test('an empty module is named by its number', () => {
  const content = aContent();
  content.modules.push({ id: 'n', title: 'Second', lessons: [] });
  expect(brokenRules(checklistOf(content))).toEqual({ lessons: ['Module 2 has no lessons.'] });
});

test('a micro course may be small; captions may be waived with a reason', () => {
  expect(broken(aContent({ is_micro: true }, [aLesson({ duration_s: 60 })]))).toEqual([]);
  expect(
    broken(
      aContent(
        { captions_waiver: 'Music only.' },
        Array.from({ length: 5 }, () => aLesson({ captions_file_id: null })),
      ),
    ),
  ).toEqual([]);
});

test('a micro course is short: fifteen lessons and an hour at most', () => {
  const of = (count: number, duration_s: number) =>
    broken(
      aContent(
        { is_micro: true },
        Array.from({ length: count }, () => aLesson({ duration_s })),
      ),
    );
  expect(of(15, 240)).toEqual([]);
  expect(of(16, 60)).toEqual(['micro_lessons']);
  expect(of(15, 241)).toEqual(['micro_length']);
});

test('in a course of texts reading counts towards the 30 minutes, in one of videos it does not', () => {
  const texts = Array.from({ length: 5 }, () => aLesson({ kind: 'text', markdown: 'Read.', file_id: null }));
  expect(broken(aContent({ content_type: 'text' }, texts))).toEqual([]);
  expect(broken(aContent({ content_type: 'video' }, texts))).toEqual(['length']);
});

test('long videos and selling are warned of and stop nothing', () => {
  expect(
    warned(
      aContent(
        {},
        Array.from({ length: 5 }, () => aLesson({ duration_s: 700 })),
      ),
    ),
  ).toEqual(['video_median']);
  expect(warned(aContent({ description: `${'word '.repeat(50)} Use the coupon code PORCH` }))).toEqual(['sale_links']);
});

test('a price is warned of while nobody can pay it, and stops nothing', () => {
  const paid = aContent({ type: 'paid', price_minor: 1_900, currency: 'EUR' });
  expect([warned(paid), broken(paid)]).toEqual([['payments_open'], []]);
  expect(checklistOf(paid, { paymentsOpen: true }).filter((line) => !line.passed)).toEqual([]);
});

test('every line that can fail has its words in every language, filled with what the API gives', () => {
  const empty = aContent({ name: '', short_description: '', description: '', content_type: 'live' }, []);
  const hollow = aContent({}, [aLesson({ file_id: null, duration_s: 0, captions_file_id: null, required: false })]);
  const unfinished = aContent({}, [quizWith({ prompt: '' }), quizWith({ options: [wrong, wrong] })]);
  const unasked = aContent({}, [assignmentWith({ instructions: '', rubric: [criterion('')] })]);
  const priced = aContent({ type: 'paid', price_minor: 1, currency: 'EUR' });
  const lines = [empty, hollow, unfinished, unasked, priced, aContent()].flatMap((content) => checklistOf(content));
  for (const [locale, texts] of [
    ['en', en],
    ['fr', fr],
  ] as const) {
    const t = createTranslate<Record<string, string>>(locale, texts);
    for (const { key, label, message, values } of lines) {
      expect(texts).toHaveProperty([`label.${key}`]);
      const told = [t(`label.${key}`, values as never), message && t(`rule.${key}`, values as never)];
      if (locale === 'en') expect(told).toEqual([label, message]);
    }
  }
});
