import { isDeepStrictEqual } from 'node:util';
import { type CourseContent, orderOf } from './course-content.ts';
import type { LessonContent, QuestionContent } from '../lessons/lesson-content.ts';
import { wholeQuiz } from '../lessons/whole-quiz.ts';

type Parts = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** One field that an edit touches. A part that is new or gone is named once for each field it has, or had. */
export interface ContentChange {
  /** 'course', 'order', 'module:<id>', 'lesson:<id>', 'question:<id>', 'questions:<lesson>' */
  target: string;
  field: string;
  kind: 'changed' | 'added' | 'removed';
  before: unknown;
  after: unknown;
}

/** What differs between two contents, field by field. Lengths and pages follow from files and are nobody's edit. */
export function changesBetween(before: CourseContent, after: CourseContent): ContentChange[] {
  const [from, to] = [partsOf(before), partsOf(after)];
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((target) => changesOf(target, from, to));
}

function changesOf(target: string, from: Parts, to: Parts): ContentChange[] {
  const [before, after] = [from.get(target), to.get(target)];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return Object.keys(after ?? before ?? {})
    .filter((field) => kind !== 'changed' || !isDeepStrictEqual(before?.[field], after?.[field]))
    .map((field) => ({ target, field, kind, before: before?.[field] ?? null, after: after?.[field] ?? null }));
}

const partsOf = (content: CourseContent): Parts =>
  new Map<string, Record<string, unknown>>([
    ['course', { ...content.fields }],
    ['order', { modules: orderOf(content) }],
    ...content.modules.map(({ id, title, opening = null }): Part => [`module:${id}`, { title, opening }]),
    ...content.modules.flatMap(({ lessons }) => lessons.flatMap(lessonParts)),
  ]);

type Part = [target: string, fields: Record<string, unknown>];

function lessonParts({
  id,
  kind: _kind,
  duration_s: _length,
  pages: _pages,
  quiz,
  assignment,
  ...fields
}: LessonContent): Part[] {
  if (!quiz) return [[`lesson:${id}`, { ...fields, ...assignment }]];
  const { questions, ...quizFields } = wholeQuiz(quiz);
  return [
    [`lesson:${id}`, { ...fields, ...quizFields }],
    [`questions:${id}`, { questions: questions.map((question) => question.id) }],
    ...questions.map(questionPart),
  ];
}

const questionPart = ({ id, options, ...fields }: QuestionContent): Part => [
  `question:${id}`,
  { ...fields, options: options.map(({ id: _name, ...option }) => option) },
];

/** An order gives way to what comes and goes; whoever puts things in order asks for it by itself. */
export const isOrder = (target: string): boolean => target === 'order' || target.startsWith('questions:');
