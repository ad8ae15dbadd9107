import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aFile, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const lessonIn = (course: CourseBuilder, kind: string) =>
  course.modules[0]!.lessons.find((lesson) => lesson.kind === kind)!;
const cover = ({ id, version }: CourseBuilder, cover_file_id: string | null) => ({
  headers: teacher.headers,
  body: { course_id: id, cover_file_id, base_version: version },
});
const shown = ({ id, version, ...course }: CourseBuilder, file_id: string | null, kind = 'video') => ({
  headers: teacher.headers,
  params: { id },
  body: { lesson_id: lessonIn({ id, version, ...course }, kind).id, file_id, base_version: version },
});
const aFilm = (durationS: number, ownerId = teacher.user.id) =>
  aFile(it.db, ownerId, { purpose: 'video', type: 'video/mp4', name: 'porch.mp4', durationS });
const aHandout = (name: string) => aFile(it.db, teacher.user.id, { purpose: 'resource', name });

test('a cover is given and taken away, and must be the author’s own picture, uploaded as one', async () => {
  const course = await aReadyCourse(it, teacher);
  for (const wrong of [await aFile(it.db, other.user.id, { purpose: 'cover' }), await aFilm(10)]) {
    const refused = await refusedCall(it.app, 'updateCourseCover', cover(course, wrong));
    expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['cover_file_id']]);
  }
  const own = await aFile(it.db, teacher.user.id, { purpose: 'cover', width: 800, height: 450 });
  const given = await call(it.app, 'updateCourseCover', cover(course, own));
  expect(given.cover_file?.id).toBe(own);
  expect((await call(it.app, 'updateCourseCover', cover(given, null))).cover_file).toBeNull();
});

test('a film gives its lesson its length, and its lesson lets it go', async () => {
  const course = await aReadyCourse(it, teacher);
  const long = await call(it.app, 'updateLessonFile', shown(course, await aFilm(300)));
  expect(lessonIn(long, 'video')).toMatchObject({ duration_s: 300, file: { name: 'porch.mp4' } });
  const none = await call(it.app, 'updateLessonFile', shown(long, null));
  expect(lessonIn(none, 'video')).toMatchObject({ duration_s: 0, file: null });
});

test('a film of someone else, one for a text, and one for a lesson of another course are refused', async () => {
  const [course, another] = [await aReadyCourse(it, teacher), await aReadyCourse(it, teacher)];
  const theirs = await refusedCall(it.app, 'updateLessonFile', shown(course, await aFilm(10, other.user.id)));
  expect(theirs.problem.errors).toEqual({ file_id: ['Upload the file again.'] });
  const misplaced = await refusedCall(it.app, 'updateLessonFile', shown(course, await aFilm(10), 'text'));
  expect(misplaced.problem.errors).toEqual({ file_id: ['A lesson of this kind has no such part.'] });
  const elsewhere = { ...shown(another, await aFilm(10)), params: { id: course.id } };
  expect((await refusedCall(it.app, 'updateLessonFile', elsewhere)).status).toBe(404);
});

test('files are put in place by their author alone', async () => {
  const course = await aReadyCourse(it, teacher);
  const { headers } = other;
  const body = { lesson_id: lessonIn(course, 'text').id, resources: [], base_version: course.version };
  const refused = [
    await refusedCall(it.app, 'updateCourseCover', { ...cover(course, null), headers }),
    await refusedCall(it.app, 'updateLessonFile', { ...shown(course, null), headers }),
    await refusedCall(it.app, 'updateLessonResources', { headers, body }),
    await refusedCall(it.app, 'listCourseVideos', { headers, query: { course_id: course.id } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a film that was replaced in another window meanwhile is not written over', async () => {
  const course = await aReadyCourse(it, teacher);
  const first = await aFilm(20);
  await call(it.app, 'updateLessonFile', shown(course, first));
  await call(it.app, 'updateCourseCover', cover(course, null));
  const refused = await refusedCall(it.app, 'updateLessonFile', shown(course, await aFilm(30)));
  expect(refused.problem.conflict?.fields).toMatchObject([
    { target: `lesson:${lessonIn(course, 'video').id}`, field: 'file_id', theirs: first },
  ]);
});

test('one file is taken out of what a course or a lesson gives along, and a second time changes nothing', async () => {
  const [plan, more] = [await aHandout('plan.pdf'), await aHandout('more.pdf')];
  const resources = [
    { file_id: plan, title: 'Plan' },
    { file_id: more, title: 'More' },
  ];
  const { headers } = teacher;
  const begun = await aReadyCourse(it, teacher);
  const { id } = begun;
  const lesson_id = lessonIn(begun, 'text').id;
  const whole = { headers, params: { id }, body: { resources, base_version: begun.version } };
  const given = await call(it.app, 'updateCourseResources', whole);
  const both = await call(it.app, 'updateLessonResources', {
    headers,
    body: { lesson_id, resources, base_version: given.version },
  });
  const remove = (on: CourseBuilder, from: { lesson_id?: string } = {}) =>
    call(it.app, 'removeResource', {
      headers,
      params: { id: plan },
      query: { course_id: id, base_version: on.version, ...from },
    });
  const titles = (course: CourseBuilder) => [
    course.resources.map(({ title }) => title),
    lessonIn(course, 'text').resources.map(({ title }) => title),
  ];
  const fewer = await remove(both);
  expect(titles(fewer)).toEqual([['More'], ['Plan', 'More']]);
  const fewest = await remove(fewer, { lesson_id });
  expect(titles(fewest)).toEqual([['More'], ['More']]);
  expect((await remove(fewest)).version).toBe(fewest.version);
});

test('films are told with captions, poster and chapters, and with what else shows them', async () => {
  const { headers } = teacher;
  const course = await aReadyCourse(it, teacher, 'Walking twice');
  const lesson = lessonIn(course, 'video');
  const french = await aFile(it.db, teacher.user.id, { purpose: 'captions', type: 'text/vtt' });
  const poster = await aFile(it.db, teacher.user.id, { purpose: 'picture' });
  await call(it.app, 'updateLesson', {
    headers,
    params: { id: lesson.id },
    body: {
      more_captions: [{ file_id: french, language: 'fr' }],
      poster_file_id: poster,
      chapters: [{ start_s: 0, title: 'Standing' }],
      base_version: course.version,
    },
  });
  const copied = await call(it.app, 'duplicateLesson', { headers, params: { id: lesson.id } });
  const copy = copied.modules[0]!.lessons.filter(({ kind }) => kind === 'video')[1]!;
  const videos = await call(it.app, 'listCourseVideos', { headers, query: { course_id: course.id } });
  const itself = { id: course.id, name: 'Walking twice', slug: course.slug };
  expect(videos).toMatchObject([
    {
      lesson_id: lesson.id,
      title: 'Watch this',
      module_title: 'First steps',
      kind: 'video',
      file: { duration_s: 100, url: expect.any(String) },
      captions: [{ language: 'en' }, { language: 'fr', file: { id: french } }],
      poster_file: { id: poster },
      chapters: [{ start_s: 0, title: 'Standing' }],
      used_by: [{ lesson_id: copy.id, title: copy.title, course: itself }],
    },
    { lesson_id: copy.id, used_by: [{ lesson_id: lesson.id, title: 'Watch this', course: itself }] },
  ]);
});

test('a film of a public course is told as its author edits it, and uses of it in other courses, too', async () => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const draft = await aReadyCourse(it, teacher, 'In public');
  const own = { headers: teacher.headers, params: { id: draft.id } };
  await call(it.app, 'submitCourse', own);
  const live = { headers: admin.headers, params: { slug: draft.slug }, body: {} };
  const course = await call(it.app, 'publishCourse', live);
  const film = await aFilm(50);
  await call(it.app, 'updateLessonFile', shown(course, film));
  const elsewhere = await aReadyCourse(it, teacher, 'Elsewhere');
  await call(it.app, 'updateLessonFile', shown(elsewhere, film));
  const ask = ({ id, ...rest }: CourseBuilder, headers = teacher.headers) =>
    call(it.app, 'getCourseVideo', {
      headers,
      params: { id: lessonIn({ id, ...rest }, 'video').id },
      query: { course_id: id },
    });
  const there = (name: string) => [{ title: 'Watch this', course: { name } }];
  expect(await ask(course)).toMatchObject({ file: { id: film }, used_by: there('Elsewhere') });
  // Who does not teach the other course is not told of it.
  expect(await ask(course, admin.headers)).toMatchObject({ file: { id: film }, used_by: [] });
  expect(await ask(elsewhere)).toMatchObject({ file: { id: film }, used_by: there('In public') });
});

test('what is neither film nor recording is none', async () => {
  const course = await aReadyCourse(it, teacher);
  const refused = await refusedCall(it.app, 'getCourseVideo', {
    headers: teacher.headers,
    params: { id: lessonIn(course, 'text').id },
    query: { course_id: course.id },
  });
  expect(refused.status).toBe(404);
});
