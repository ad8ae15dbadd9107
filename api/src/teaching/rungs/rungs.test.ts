import { stat } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { makeVideo } from '../../testing/make-video.ts';
import { aFile, aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { findUnused } from '../../files/files.repository.ts';
import { giveUpFiles, importFile, removeAbandoned, removeGivenUp } from '../../files/files.service.ts';
import { findFile } from '../../files/find-files.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const aFilm = (given: { height?: number; durationS?: number } = {}) =>
  aFile(it.db, teacher.user.id, { purpose: 'video', type: 'video/mp4', height: 1080, durationS: 100, ...given });
const aCopy = (height: number, { durationS = 100, who = teacher } = {}) =>
  aFile(it.db, who.user.id, { purpose: 'rung', type: 'video/mp4', bytes: height * 1000, height, durationS });
const attach = async (filmId: string, file_id: string, { headers } = teacher) =>
  (await call(it.app, 'attachRung', { headers, params: { id: filmId }, body: { file_id } })).rungs;
const told = (filmId: string, { headers } = teacher) => call(it.app, 'listRungs', { headers, params: { id: filmId } });
const list = async (filmId: string, who = teacher) => (await told(filmId, who)).rungs;
const show = ({ id, ...course }: CourseBuilder, lesson_id: string, file_id: string) =>
  call(it.app, 'updateLessonFile', {
    headers: teacher.headers,
    params: { id },
    body: { lesson_id, file_id, base_version: course.version },
  });
const publish = async ({ id, slug }: CourseBuilder) => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  return call(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
};
const videoIn = ({ modules }: CourseBuilder) => modules[0]!.lessons.find(({ kind }) => kind === 'video')!;
const contentOf = async (lessonId: string) => {
  const { content } = await call(it.app, 'getLesson', { headers: teacher.headers, params: { id: lessonId } });
  if (content.kind !== 'video') throw new Error('This is no film.');
  return content;
};
const imported = async (purpose: 'video' | 'rung', content: Buffer) =>
  importFile(it.db, it.app.context.files, {
    ...{ ownerId: teacher.user.id, purpose, name: 'a.mp4', type: 'video/mp4' },
    content,
  });

test('a copy is looked into as films are, hangs on its film, and is played by a signed link', async () => {
  const film = await imported('video', await makeVideo({ height: 360 }));
  const copy = await imported('rung', await makeVideo({ type: 'video/mp4', height: 180 }));
  expect(copy).toMatchObject({ state: 'ready', type: 'video/mp4', height: 180, durationS: 2 });
  expect(await attach(film.id, copy.id)).toMatchObject([{ id: copy.id, height: 180, bytes: copy.bytes }]);
  const course = await aReadyCourse(it, teacher);
  const saved = await show(course, videoIn(course).id, film.id);
  const { rungs, ...content } = await contentOf(videoIn(saved).id);
  expect(content).toMatchObject({ video_height: 360, video_bytes: film.bytes });
  expect(rungs).toEqual([{ height: 180, bytes: copy.bytes, url: expect.stringContaining(`/files/${copy.id}/`) }]);
  const delivered = await it.app.inject({ url: rungs[0]!.url, headers: { range: 'bytes=0-9' } });
  expect([delivered.statusCode, delivered.headers['content-type']]).toEqual([206, 'video/mp4']);
});

test('a copy that is no MP4 is refused by what is in it', async () => {
  expect(await imported('rung', await makeVideo())).toMatchObject({
    state: 'rejected',
    rejectReason: 'A smaller copy must be an MP4 video.',
  });
});

test.each([
  ['taller than its film', 1440, 100, 'A smaller copy cannot be taller than its film.'],
  ['two seconds too short', 360, 98, 'A smaller copy must be as long as its film, to the second.'],
])('a copy that is %s is refused by the rule, and deleted', async (_, height, durationS, reason) => {
  const [film, copy] = [await aFilm(), await aCopy(height, { durationS })];
  const { status, problem } = await refusedCall(it.app, 'attachRung', {
    ...{ headers: teacher.headers, params: { id: film }, body: { file_id: copy } },
  });
  expect([status, problem.errors]).toEqual([422, { file_id: [reason] }]);
  expect(await findFile(it.db, copy)).toBeUndefined();
  expect(await list(film)).toEqual([]);
});

test('a second of rounding does no harm, and a call that comes twice is one', async () => {
  const [film, copy] = [await aFilm(), await aCopy(360, { durationS: 101 })];
  await attach(film, copy);
  expect(await attach(film, copy)).toMatchObject([{ id: copy }]);
  expect((await findFile(it.db, copy))?.state).toBe('ready');
});

test('what is no copy, not one’s own, or hangs on another film is left as it is', async () => {
  const other = await aSignedIn(it.db, { roles: ['teacher'] });
  const [film, second] = [await aFilm(), await aFilm({ height: 240 })];
  const taken = await aCopy(360);
  await attach(film, taken);
  const refusal = async (id: string, file_id: string, { headers } = teacher) => {
    const { status, problem } = await refusedCall(it.app, 'attachRung', { headers, params: { id }, body: { file_id } });
    return [status, problem.errors?.['file_id']?.[0]];
  };
  expect(await refusal(second, taken)).toEqual([422, 'This is the copy of another film.']);
  expect(await refusal(film, second)).toEqual([422, 'This file was uploaded for something else. Upload it here.']);
  expect(await refusal(film, await aCopy(360, { who: other }))).toEqual([422, 'Upload the file again.']);
  expect(await refusal(film, await aCopy(360, { who: other }), other)).toEqual([404, undefined]);
  expect(await refusal(taken, taken)).toEqual([404, undefined]);
  expect((await list(film)).map(({ id }) => id)).toEqual([taken]);
});

test('only who owns the film, and who reviews, sees its copies; learners and other teachers change nothing', async () => {
  const [other, admin, learner] = [
    await aSignedIn(it.db, { roles: ['teacher'] }),
    await aSignedIn(it.db, { roles: ['admin'] }),
    await aSignedIn(it.db),
  ];
  const [film, copy] = [await aFilm(), await aCopy(360)];
  await attach(film, copy);
  expect(await list(film, admin)).toHaveLength(1);
  const remove = async ({ headers }: SignedIn) =>
    (await refusedCall(it.app, 'removeRung', { headers, params: { id: film, rung_id: copy } })).status;
  const read = async ({ headers }: SignedIn) =>
    (await refusedCall(it.app, 'listRungs', { headers, params: { id: film } })).status;
  expect([await remove(other), await remove(admin), await remove(learner)]).toEqual([404, 403, 403]);
  expect([await read(other), await read(learner)]).toEqual([404, 404]);
});

test('one of the same height makes room for the next; one that is removed leaves no bytes', async () => {
  const film = await aFilm();
  const file = await imported('rung', await makeVideo({ type: 'video/mp4', height: 360 }));
  await it.db.execute(sql`update files set duration_s = 100 where id = ${file.id}`);
  await attach(film, file.id);
  await attach(film, await aCopy(720));
  const next = await aCopy(360);
  expect((await attach(film, next)).map(({ height }) => height)).toEqual([720, 360]);
  expect(await findFile(it.db, file.id)).toBeUndefined();
  await expect(stat(it.app.context.files.pathOf(file.id))).rejects.toThrow('ENOENT');
  const removing = { headers: teacher.headers, params: { id: film, rung_id: next } };
  expect((await call(it.app, 'removeRung', removing)).rungs.map(({ height }) => height)).toEqual([720]);
  expect((await refusedCall(it.app, 'removeRung', removing)).status).toBe(404);
});

test('a copy of a lesson, a revision and a version that came back play the same copies', async () => {
  const draft = await aReadyCourse(it, teacher);
  const film = await aFilm();
  await attach(film, await aCopy(360));
  const course = await publish(await show(draft, videoIn(draft).id, film));
  const heights = async (id: string) => (await contentOf(id)).rungs.map(({ height }) => height);
  const revised = await call(it.app, 'duplicateLesson', {
    headers: teacher.headers,
    params: { id: videoIn(course).id },
  });
  const films = revised.modules[0]!.lessons.filter(({ kind }) => kind === 'video');
  expect(films.map(({ file }) => file?.id)).toEqual([film, film]);
  expect(await heights(films[0]!.id)).toEqual([360]);
  const other = await show(revised, films[0]!.id, await aFilm());
  const { items } = await call(it.app, 'listCourseVersions', { headers: teacher.headers, params: { id: course.id } });
  const { course: back } = await call(it.app, 'restoreCourseVersion', {
    headers: teacher.headers,
    params: { id: items.find(({ kind }) => kind === 'published')!.id },
    body: { base_version: other.version },
  });
  expect(videoIn(back).file?.id).toBe(film);
  expect(await list(film)).toMatchObject([{ height: 360 }]);
});

test('what was reviewed, or waits for it, gets no copy that nobody has seen; a film that is new in a revision does', async () => {
  const draft = await aReadyCourse(it, teacher);
  const [film, copy] = [await aFilm(), await aCopy(360)];
  const shown = await show(draft, videoIn(draft).id, film);
  expect(await told(film)).toMatchObject({ rungs: [], may_add: true });
  const refused = async (filmId: string) => {
    const asked = { headers: teacher.headers, params: { id: filmId }, body: { file_id: copy } };
    return (await refusedCall(it.app, 'attachRung', asked)).problem.errors;
  };
  const why = { file_id: ['Learners or reviewers know this film already. Upload it anew.'] };
  await call(it.app, 'submitCourse', { headers: teacher.headers, params: { id: draft.id } });
  expect(await refused(film)).toEqual(why);
  await call(it.app, 'withdrawCourse', { headers: teacher.headers, params: { id: draft.id } });
  const live = await publish(shown);
  expect([await told(film), await refused(film)]).toMatchObject([{ rungs: [], may_add: false }, why]);
  const next = await aFilm();
  await show(live, videoIn(live).id, next);
  expect(await attach(next, copy)).toMatchObject([{ id: copy }]);
});

test('who may edit the course of a film makes its copies, which are the owner’s', async () => {
  const [editor, draft] = [await aSignedIn(it.db, { roles: ['teacher'] }), await aReadyCourse(it, teacher)];
  const film = await aFilm();
  await show(draft, videoIn(draft).id, film);
  await it.db.execute(sql`insert into course_instructors (id, course_id, user_id, rights, invited_by, accepted_at)
    values (gen_random_uuid(), ${draft.id}, ${editor.user.id}, array['edit'], ${teacher.user.id}, now())`);
  const copy = await aCopy(360, { who: editor });
  expect(await attach(film, copy, editor)).toMatchObject([{ id: copy }]);
  expect((await findFile(it.db, copy))?.ownerId).toBe(teacher.user.id);
});

test('copies that were never attached go after a day, and those of a film go with it', async () => {
  const [film, left] = [await aFilm(), await aCopy(360)];
  const copy = await aCopy(720);
  await attach(film, copy);
  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where owner_id = ${teacher.user.id}`);
  await removeAbandoned(it.app.context);
  expect([await findFile(it.db, left), (await findFile(it.db, copy))?.state]).toEqual([undefined, 'ready']);
  const unused = await it.db.transaction(async (tx) => {
    const ids = await findUnused(tx, it.app.context.nouns, teacher.user.id);
    await giveUpFiles(tx, ids);
    return ids;
  });
  expect(unused).toEqual([film, copy]);
  await removeGivenUp(it.app.context, unused);
  expect([await findFile(it.db, film), await findFile(it.db, copy)]).toEqual([undefined, undefined]);
});

test('a copy whose film stands elsewhere is not removed unseen: lessons, edits, versions and other courses are told', async () => {
  const draft = await aReadyCourse(it, teacher);
  const [film, copy] = [await aFilm(), await aCopy(360)];
  await attach(film, copy);
  const removing = (seen?: number) => ({
    ...{ headers: teacher.headers, params: { id: film, rung_id: copy } },
    ...(seen !== undefined && { query: { seen } }),
  });
  const course = await publish(await show(draft, videoIn(draft).id, film));
  await call(it.app, 'duplicateLesson', { headers: teacher.headers, params: { id: videoIn(course).id } });
  const other = await aReadyCourse(it, teacher);
  await show(other, videoIn(other).id, film);
  const { uses = [] } = await told(film);
  expect(uses.map(({ kind, count }) => `${kind} ${count}`).sort()).toEqual([
    'lesson 1',
    'lesson 1',
    'revision 1',
    'revision 1',
    'versions 2',
  ]);
  expect(uses.every(({ course: name }) => name !== null)).toBe(true);
  for (const seen of [undefined, 4]) {
    const { status, problem } = await refusedCall(it.app, 'removeRung', removing(seen));
    expect([status, problem.errors?.['seen']]).toEqual([
      422,
      ['The film stands in more places than you were shown. Look at them first.'],
    ]);
  }
  expect(await list(film)).toHaveLength(1);
  expect((await call(it.app, 'removeRung', removing(uses.length))).rungs).toEqual([]);
});

test('versions and edits are read of the owner’s courses alone: no other can show the film', async () => {
  const film = await aFilm();
  const other = await aPublishedCourse(it);
  const content = JSON.stringify({ fields: { name: 'Of another' }, modules: [{ lessons: [{ file_id: film }] }] });
  await it.db.execute(sql`update course_versions set content = ${content}::jsonb where course_id = ${other.id}`);
  await it.db.execute(sql`insert into course_revisions (id, course_id, status, content)
    values (gen_random_uuid(), ${other.id}, 'draft', ${content}::jsonb)`);
  expect((await told(film)).uses).toEqual([]);
});
