import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { NOTES_LIMIT, type CreateNoteBody } from '@stoa/shared/contract/learning/notes.ts';
import { courses } from '../../teaching/courses/courses.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { deleteRemovedNotes } from './notes.repository.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

/** A course of a film of 90 seconds and a document of three pages, and one who takes it. */
async function aTakenCourse() {
  const course = await aCourse(it.db, { ownerId: teacher.user.id });
  const [film, document] = await it.db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, course.id))
    .orderBy(lessons.order);
  await it.db.update(lessons).set({ kind: 'video', durationS: 90 }).where(eq(lessons.id, film!.id));
  await it.db.update(lessons).set({ kind: 'document', pages: 3 }).where(eq(lessons.id, document!.id));
  const learner = await aSignedIn(it.db, { roles: ['learner'] });
  await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  return { course, film: film!.id, document: document!.id, learner };
}
const write = ({ headers }: SignedIn, lesson_id: string, given: Partial<CreateNoteBody> = {}) =>
  call(it.app, 'createNote', { headers, body: { id: v7(), lesson_id, text: 'Light is soft here.', ...given } });
const refusedWrite = ({ headers }: SignedIn, lesson_id: string, given: Partial<CreateNoteBody> = {}) =>
  refusedCall(it.app, 'createNote', { headers, body: { id: v7(), lesson_id, text: 'Light.', ...given } });
const list = ({ headers }: SignedIn, id: string, query = {}) =>
  call(it.app, 'listNotes', { headers, params: { id }, query });
const change = ({ headers }: SignedIn, id: string, body: { text: string | null; on: number }) => ({
  headers,
  params: { id },
  body,
});

test('notes and bookmarks stand in the order of the course, by their place', async () => {
  const { course, film, document, learner } = await aTakenCourse();
  await write(learner, document, { page: 2 });
  await write(learner, film, { second: 60, text: null });
  await write(learner, film, { second: 5, text: '  At the beginning ' });
  const { items, total } = await list(learner, course.id);
  expect(items.map(({ lesson_title, text, second, page }) => [lesson_title, text, second, page])).toEqual([
    ['Lesson 1', 'At the beginning', 5, null],
    ['Lesson 1', null, 60, null],
    ['Lesson 2', 'Light is soft here.', null, 2],
  ]);
  expect(total).toBe(3);
  expect((await list(learner, course.id, { lesson_id: document })).items).toHaveLength(1);
});

test('the same note sent twice is one, and another text under its id writes over nothing', async () => {
  const { course, film, learner } = await aTakenCourse();
  const id = v7();
  const [first, again] = await Promise.all([write(learner, film, { id }), write(learner, film, { id })]);
  expect(again).toEqual(first);
  const { problem } = await refusedWrite(learner, film, { id, text: 'Light is soft here, and warm.' });
  expect(problem).toMatchObject({
    code: 'edit_conflict',
    conflict: { version: 1, fields: [{ theirs: 'Light is soft here.' }] },
  });
  expect((await list(learner, course.id)).total).toBe(1);
  const other = await aSignedIn(it.db, { roles: ['learner'] });
  await anEnrolment(it.db, { userId: other.user.id, courseId: course.id });
  expect((await refusedWrite(other, film, { id })).problem.code).toBe('conflict');
});

test('of two windows the later one is told what the other wrote, and writes over nothing', async () => {
  const { film, learner } = await aTakenCourse();
  const { id } = await write(learner, film);
  await call(it.app, 'updateNote', change(learner, id, { text: 'From the first window', on: 1 }));
  const { status, problem } = await refusedCall(
    it.app,
    'updateNote',
    change(learner, id, { text: 'From the second window', on: 1 }),
  );
  expect(status).toBe(409);
  expect(problem).toMatchObject({
    code: 'edit_conflict',
    message: expect.stringContaining('save again'),
    conflict: {
      version: 2,
      fields: [{ field: 'text', yours: 'From the second window', theirs: 'From the first window' }],
    },
  });
  const saved = await call(it.app, 'updateNote', change(learner, id, { text: 'From both windows', on: 2 }));
  expect(saved).toMatchObject({ text: 'From both windows', version: 3 });
});

test('a note that was removed can be put back as it was, for a day', async () => {
  const { course, film, learner } = await aTakenCourse();
  const made = await write(learner, film, { second: 7 });
  const given = { headers: learner.headers, params: { id: made.id } };
  await call(it.app, 'removeNote', given);
  expect((await list(learner, course.id)).items).toEqual([]);
  expect((await refusedCall(it.app, 'updateNote', change(learner, made.id, { text: 'X', on: 1 }))).status).toBe(404);
  expect(await call(it.app, 'restoreNote', given)).toEqual(made);
  await call(it.app, 'removeNote', given);
  await it.db.execute(sql`update lesson_notes set removed_at = now() - interval '25 hours' where id = ${made.id}`);
  await deleteRemovedNotes(it.db);
  expect((await refusedCall(it.app, 'restoreNote', given)).status).toBe(404);
});

test('notes are found by the beginnings of their words, without accents, in English and in French', async () => {
  const { course, film, learner } = await aTakenCourse();
  await write(learner, film, { text: 'The shadows of the café grow' });
  await write(learner, film, { text: 'Les lumières changent' });
  await write(learner, film, { text: null, second: 3 });
  const found = async (q: string) => (await list(learner, course.id, { q })).items.map(({ text }) => text);
  expect(await found('shadow cafe')).toEqual(['The shadows of the café grow']);
  expect(await found('lumiere')).toEqual(['Les lumières changent']);
  expect(await found('glass')).toEqual([]);
  expect(await found('…')).toEqual([]);
});

test('nobody sees or touches the notes of another, not even the teacher', async () => {
  const { course, film, learner } = await aTakenCourse();
  const { id } = await write(learner, film);
  expect((await list(teacher, course.id)).items).toEqual([]);
  const params = { headers: teacher.headers, params: { id } };
  expect((await refusedCall(it.app, 'updateNote', change(teacher, id, { text: 'X', on: 1 }))).status).toBe(404);
  expect((await refusedCall(it.app, 'removeNote', params)).status).toBe(404);
  expect((await refusedCall(it.app, 'restoreNote', params)).status).toBe(404);
  expect((await write(teacher, film)).text).toBe('Light is soft here.');
});

test('who never took the course neither writes nor lists; who left it still reads, changes and downloads', async () => {
  const { course, film, learner } = await aTakenCourse();
  const stranger = await aSignedIn(it.db, { roles: ['learner'] });
  expect((await refusedWrite(stranger, film)).problem.code).toBe('not_enrolled');
  const listed = { headers: stranger.headers, params: { id: course.id } };
  expect((await refusedCall(it.app, 'listNotes', listed)).status).toBe(404);
  expect((await refusedCall(it.app, 'exportNotes', listed)).status).toBe(404);

  const { id } = await write(learner, film);
  await it.db.update(enrolments).set({ status: 'unenrolled' }).where(eq(enrolments.userId, learner.user.id));
  expect((await list(learner, course.id)).total).toBe(1);
  expect((await refusedWrite(learner, film)).problem.code).toBe('not_enrolled');
  expect((await call(it.app, 'updateNote', change(learner, id, { text: 'Later', on: 1 }))).version).toBe(2);
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, course.id));
  expect((await list(learner, course.id)).items[0]?.text).toBe('Later');
});

test.each<[string, 'film' | 'document', Partial<CreateNoteBody>, string, string]>([
  ['a second in a document', 'document', { second: 3 }, 'second', 'Only films and recordings have seconds.'],
  ['a page in a film', 'film', { page: 1 }, 'page', 'Only documents have pages.'],
  ['a second after the end', 'film', { second: 91 }, 'second', 'The lesson ends before that second.'],
  ['a page after the last', 'document', { page: 4 }, 'page', 'The document ends before that page.'],
  ['half a second', 'film', { second: 1.5 }, 'second', 'A note stands at a whole second.'],
  ['both', 'film', { second: 1, page: 1 }, 'page', 'A note stands at a second or on a page, not at both.'],
  ['blank text', 'film', { text: ' ' }, 'text', 'Write the note, or leave it out for a bookmark.'],
  ['too much text', 'film', { text: 'x'.repeat(5001) }, 'text', 'A note has at most 5000 characters.'],
])('%s is refused by its field', async (_, at, given, field, rule) => {
  const taken = await aTakenCourse();
  const { status, problem } = await refusedWrite(taken.learner, taken[at], given);
  expect([status, problem.errors]).toEqual([422, { [field]: [rule] }]);
});

test('a course holds so many notes of one person, and no more', async () => {
  const { course, film, learner } = await aTakenCourse();
  const { id } = await write(learner, film);
  await call(it.app, 'removeNote', { headers: learner.headers, params: { id } });
  await it.db.execute(sql`insert into lesson_notes (id, user_id, course_id, lesson_id)
    select gen_random_uuid(), ${learner.user.id}, ${course.id}, ${film} from generate_series(1, ${NOTES_LIMIT})`);
  expect((await refusedWrite(learner, film)).problem.message).toMatch(/^A course holds at most 2,000 notes of yours\./);
  const back = await refusedCall(it.app, 'restoreNote', { headers: learner.headers, params: { id } });
  expect(back.problem.code).toBe('conflict');
});

test('the file has a heading for each lesson, and each note at its place, in the language asked for', async () => {
  const { course, film, document, learner } = await aTakenCourse();
  await it.db.update(courses).set({ name: 'Light *and* shade' }).where(eq(courses.id, course.id));
  await write(learner, film, { second: 65, text: 'Soft\n\nand warm' });
  await write(learner, document, { page: 2, text: null });
  const gone = await write(learner, film, { text: 'Left behind' });
  await it.db.execute(sql`update lesson_notes set lesson_id = ${v7()} where id = ${gone.id}`);
  const headers = { ...learner.headers, 'accept-language': 'fr' };
  const file = await call(it.app, 'exportNotes', { headers, params: { id: course.id } });
  expect(file.name).toBe(`${course.slug}-notes.md`);
  expect(file.markdown).toBe(
    [
      '# Notes\u00a0: Light \\*and\\* shade',
      '## Lesson 1',
      '**1:05**',
      'Soft',
      'and warm',
      '## Lesson 2',
      '**Page 2**',
      '*Signet*',
      '## Une leçon qui n’est plus dans le cours',
      'Left behind\n',
    ].join('\n\n'),
  );
});

test('a lesson that has gone leaves its notes behind, after those of the course', async () => {
  const { course, film, document, learner } = await aTakenCourse();
  await write(learner, film, { text: 'Of what went' });
  await write(learner, document, { text: 'Of what stayed' });
  await it.db.delete(lessons).where(eq(lessons.id, film));
  const { items } = await list(learner, course.id);
  expect(items.map(({ text, lesson_title }) => [text, lesson_title])).toEqual([
    ['Of what stayed', 'Lesson 2'],
    ['Of what went', null],
  ]);
});

test('no note is begun at a lesson that is closed; what one wrote before stays one’s own', async () => {
  const { course, document, learner } = await aTakenCourse();
  const note = await write(learner, document, { page: 1 });
  await it.db
    .update(lessons)
    .set({ opening: { kind: 'on', day: '2199-01-01' }, isPreview: false })
    .where(eq(lessons.id, document));
  const { status, problem } = await refusedWrite(learner, document);
  expect([status, problem.code]).toEqual([403, 'lesson_locked']);
  const sentAgain = { id: note.id, page: 1 };
  expect(await write(learner, document, sentAgain)).toMatchObject({ id: note.id });
  const changed = change(learner, note.id, { text: 'Else.', on: note.version });
  expect(await call(it.app, 'updateNote', changed)).toMatchObject({ text: 'Else.' });
  expect((await list(learner, course.id)).items.map(({ id }) => id)).toEqual([note.id]);
  expect(await write(teacher, document)).toMatchObject({ lesson_id: document });
});
