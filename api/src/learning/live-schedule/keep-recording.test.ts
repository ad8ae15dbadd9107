import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aLiveClass } from '../../testing/live-builders.ts';
import { aFile, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let author: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  author = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const HOUR_MS = 3_600_000;
const aFilm = (durationS: number, owner = author) =>
  aFile(it.db, owner.user.id, { purpose: 'video', durationS, type: 'video/webm' });

async function aHeldClass() {
  const course = await aReadyCourse(it, author);
  const startsAt = new Date(Date.now() - 2 * HOUR_MS);
  const { id } = await aLiveClass(it.db, { courseId: course.id, startsAt, title: 'Dusk', hostId: author.user.id });
  const keep = (body: { file_id: string; replaces?: boolean }) => ({
    headers: author.headers,
    params: { id },
    body: { replaces: false, ...body },
  });
  const lessons = async () =>
    (
      await call(it.app, 'getCourseBuilder', { headers: author.headers, params: { slug: course.slug } })
    ).modules.flatMap((module) => module.lessons);
  return { id, keep, lessons };
}

test('a recording becomes a lesson that nobody who came need watch', async () => {
  const { keep, lessons } = await aHeldClass();
  const { lesson_id } = await call(it.app, 'keepRecording', keep({ file_id: await aFilm(600) }));
  const made = (await lessons()).find(({ id }) => id === lesson_id);
  expect(made).toMatchObject({ kind: 'video', title: 'Dusk', duration_s: 600, required: false });
});

test('another recording takes the place of the first where it is said to, and only there', async () => {
  const { keep, lessons } = await aHeldClass();
  const [first, second] = [await aFilm(600), await aFilm(300)];
  const { lesson_id } = await call(it.app, 'keepRecording', keep({ file_id: first }));
  expect((await call(it.app, 'keepRecording', keep({ file_id: first }))).lesson_id).toBe(lesson_id);
  const refused = await refusedCall(it.app, 'keepRecording', keep({ file_id: second }));
  expect([refused.status, refused.problem.code]).toEqual([409, 'conflict']);
  const filmOf = async () => (await lessons()).find(({ id }) => id === lesson_id)?.duration_s;
  expect(await filmOf()).toBe(600);
  const replaced = await call(it.app, 'keepRecording', keep({ file_id: second, replaces: true }));
  expect([replaced.lesson_id, await filmOf()]).toEqual([lesson_id, 300]);
});

test('a film that somebody else sent becomes no lesson', async () => {
  const { keep } = await aHeldClass();
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  const refused = await refusedCall(it.app, 'keepRecording', keep({ file_id: await aFilm(60, stranger) }));
  expect(Object.keys(refused.problem.errors ?? {})).toEqual(['file_id']);
});
