import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aFile, aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const captionsOf = (who: SignedIn, name = 'noon.vtt') =>
  aFile(it.db, who.user.id, { purpose: 'captions', type: 'text/vtt', name });
const lessonIn = (course: CourseBuilder, kind = 'video') =>
  course.modules[0]!.lessons.find((lesson) => lesson.kind === kind)!;
const change = (course: CourseBuilder, body: object, kind?: string) => ({
  headers: teacher.headers,
  params: { id: lessonIn(course, kind).id },
  body: { ...body, base_version: course.version },
});

test('a film has captions in several languages, which the player lists, the first before the others', async () => {
  const course = await aPublishedCourse(it, teacher);
  const draft = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug: course.slug } });
  const [french, arabic] = [await captionsOf(teacher, 'fr.vtt'), await captionsOf(teacher, 'ar.vtt')];
  const more_captions = [
    { file_id: arabic, language: 'ar' },
    { file_id: french, language: 'fr' },
  ];
  const saved = await call(it.app, 'updateLesson', change(draft, { more_captions }));
  expect(lessonIn(saved).more_captions.map(({ language, file }) => `${language} ${file.name}`)).toEqual([
    'ar ar.vtt',
    'fr fr.vtt',
  ]);
});

test('the captions of a lesson that is previewed are those of its rows, each called as its speakers call it', async () => {
  const course = await aReadyCourse(it, teacher);
  const spanish = await captionsOf(teacher, 'es.vtt');
  const body = { captions_language: 'fr', more_captions: [{ file_id: spanish, language: 'es' }] };
  const saved = await call(it.app, 'updateLesson', change(course, body));
  const { content } = await call(it.app, 'getLesson', {
    headers: teacher.headers,
    params: { id: lessonIn(saved).id },
  });
  expect(content.kind === 'video' && content.captions.map(({ language, label }) => [language, label])).toEqual([
    ['fr', 'français'],
    ['es', 'español'],
  ]);
});

test.each<[string, (ours: string, theirs: string) => object, Record<string, string[]>]>([
  [
    'somebody else’s file',
    (_, theirs) => ({ more_captions: [{ file_id: theirs, language: 'fr' }] }),
    { 'more_captions.0.file_id': ['Upload the file again.'] },
  ],
  [
    'the language of the course a second time',
    (ours) => ({ more_captions: [{ file_id: ours, language: 'en' }] }),
    { more_captions: ['Each language has captions once.'] },
  ],
  [
    'a language that is none',
    (ours) => ({ more_captions: [{ file_id: ours, language: '<b>' }] }),
    { 'more_captions.0.language': ['Choose the language of the captions.'] },
  ],
])('captions that name %s are refused', async (_, body, errors) => {
  const course = await aReadyCourse(it, teacher);
  const given = body(await captionsOf(teacher), await captionsOf(other));
  const refused = await refusedCall(it.app, 'updateLesson', change(course, given));
  expect(refused.problem.errors).toEqual(errors);
});

test('a text has no captions', async () => {
  const course = await aReadyCourse(it, teacher);
  const refused = await refusedCall(it.app, 'updateLesson', change(course, { captions_language: 'fr' }, 'text'));
  expect(refused.problem.errors).toEqual({ captions_language: ['A lesson of this kind has no such part.'] });
});
