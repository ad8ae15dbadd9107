import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aFile, aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const lessonIn = (course: CourseBuilder, kind = 'audio') =>
  course.modules[0]!.lessons.find((lesson) => lesson.kind === kind)!;
const change = (course: CourseBuilder, body: object, kind?: string) => ({
  headers: teacher.headers,
  params: { id: lessonIn(course, kind).id },
  body: { ...body, base_version: course.version },
});
const aRecording = (durationS: number) =>
  aFile(it.db, teacher.user.id, { purpose: 'audio', type: 'audio/mpeg', name: 'talk.mp3', durationS });
async function withRecording(durationS = 120): Promise<CourseBuilder> {
  const { modules } = await aReadyCourse(it, teacher);
  const body = { module_id: modules[0]!.id, title: 'Hear this', kind: 'audio' as const };
  const course = await call(it.app, 'createLesson', { headers: teacher.headers, body });
  return giveRecording(course, durationS);
}
const giveRecording = async (course: CourseBuilder, durationS: number) =>
  call(it.app, 'updateLessonFile', {
    headers: teacher.headers,
    params: { id: course.id },
    body: { lesson_id: lessonIn(course).id, file_id: await aRecording(durationS), base_version: course.version },
  });
const lineOf = ({ checklist }: CourseBuilder, key: string) => checklist.find((line) => line.key === key);

test('a recording gives its lesson its length, and its chapters are kept by time', async () => {
  const course = await withRecording(120);
  expect(lessonIn(course)).toMatchObject({ duration_s: 120, file: { name: 'talk.mp3' }, chapters: [] });
  const chapters = [
    { start_s: 60, title: ' Walking ' },
    { start_s: 0, title: 'Standing' },
  ];
  const saved = await call(it.app, 'updateLesson', change(course, { chapters }));
  expect(lessonIn(saved).chapters).toEqual([
    { start_s: 0, title: 'Standing' },
    { start_s: 60, title: 'Walking' },
  ]);
});

test.each<[string, { start_s: number; title: string }[], Record<string, string[]>]>([
  [
    'after the end',
    [{ start_s: 120, title: 'Silence' }],
    { 'chapters.0.start_s': ['A chapter begins before the end.'] },
  ],
  [
    'at once with another',
    [
      { start_s: 5, title: 'Left' },
      { start_s: 5, title: 'Right' },
    ],
    { 'chapters.1.start_s': ['Two chapters cannot begin at the same second.'] },
  ],
  ['without a name', [{ start_s: 5, title: ' ' }], { 'chapters.0.title': ['Name the chapter.'] }],
])('a chapter %s is refused by its row', async (_, chapters, errors) => {
  const refused = await refusedCall(it.app, 'updateLesson', change(await withRecording(120), { chapters }));
  expect(refused.problem.errors).toEqual(errors);
});

test('a film has chapters, a text has none', async () => {
  const course = await aReadyCourse(it, teacher);
  const chapters = [{ start_s: 99, title: 'The end' }];
  const saved = await call(it.app, 'updateLesson', change(course, { chapters }, 'video'));
  expect(lessonIn(saved, 'video').chapters).toEqual(chapters);
  const refused = await refusedCall(it.app, 'updateLesson', change(saved, { chapters }, 'text'));
  expect(refused.problem.errors).toEqual({ chapters: ['A lesson of this kind has no such part.'] });
});

test('a shorter recording leaves chapters behind its end, which the checklist names', async () => {
  const course = await withRecording(120);
  const chapters = [{ start_s: 100, title: 'Late' }];
  const long = await call(it.app, 'updateLesson', change(course, { chapters }));
  expect(lineOf(long, 'chapters')).toMatchObject({ passed: true });
  const short = await giveRecording(long, 30);
  expect(lineOf(short, 'chapters')).toMatchObject({ passed: false, values: { title: 'Hear this' } });
});

test('a recording without a transcript is named until the author says why', async () => {
  const course = await withRecording();
  expect(lineOf(course, 'captions')).toMatchObject({ passed: false, values: { title: 'Hear this', kind: 'audio' } });
  const waived = await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id: course.id },
    body: { base_version: course.version, captions_waiver: 'Music alone.' },
  });
  expect(lineOf(waived, 'captions')).toMatchObject({ passed: true });
});

test('a reviewer sees which chapters a revision changes', async () => {
  const course = await aPublishedCourse(it, teacher);
  const chapters = [{ start_s: 65, title: 'Noon' }];
  await call(it.app, 'updateLesson', change(course, { chapters }, 'video'));
  const diff = await call(it.app, 'getCourseDiff', { headers: admin.headers, params: { slug: course.slug } });
  const changed = diff.modules[0]!.lessons.find(({ state }) => state === 'changed');
  expect(changed?.fields).toEqual([{ type: 'lines', field: 'chapters', before: [], after: ['1:05 Noon'] }]);
});
