import { createHash } from 'node:crypto';
import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { withPictures } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { eq, sql } from 'drizzle-orm';
import { removeAbandoned } from '../../files/files.service.ts';
import { files } from '../../files/files.tables.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anArchive, ended, importArchive } from '../../testing/import-archive.ts';
import { makeVideo } from '../../testing/make-video.ts';
import { readZip } from '../../testing/read-zip.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { aCheckedFile, aWholeCourse } from '../../testing/whole-course.ts';
import { zipOf } from '../../testing/zip-of.ts';
import { courses } from '../courses/courses.tables.ts';
import { courseImports } from './course-imports.tables.ts';
import { runLeft, waitForRunning } from './run-import.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn;
let original: CourseBuilder;
let exported: Buffer;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  original = await aWholeCourse(it, teacher);
  const { url } = await call(it.app, 'getCourseArchiveLink', {
    headers: teacher.headers,
    params: { id: original.id },
  });
  exported = (await it.app.inject({ url })).rawPayload;
});
afterAll(() => it.close());

const builderOf = (slug: string, { headers }: SignedIn) =>
  call(it.app, 'getCourseBuilder', { headers, params: { slug } });

/** The archive with another document. */
async function changed(change: (document: CourseArchive) => object): Promise<Buffer> {
  const held = readZip(exported);
  const document = JSON.parse(held.get('course.json')!.toString('utf8')) as CourseArchive;
  return zipOf({ ...Object.fromEntries(held), 'course.json': JSON.stringify(change(document)) });
}

/** All of a course, its parts named by their places, and its files by what they are. */
function heldBy(course: CourseBuilder) {
  const places = new Map<string, string>();
  for (const [at, { id, lessons }] of course.modules.entries()) {
    places.set(id, `module ${at}`);
    for (const [place, lesson] of lessons.entries()) places.set(lesson.id, `lesson ${at}.${place}`);
  }
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value === 'string') return withPictures(places.get(value) ?? value, () => 'picture');
    if (typeof value !== 'object' || value === null) return value;
    if ('purpose' in value && 'bytes' in value) {
      const { name, purpose, bytes, type } = value as Record<string, unknown>;
      return { name, purpose, bytes, type };
    }
    const isPlace = 'id' in value && typeof value.id === 'string' && places.has(value.id);
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => (name !== 'id' || isPlace) && name !== 'picture_file_id')
        .map(([name, each]) => [name, plain(each)]),
    );
  };
  const { modules, name, short_description, description, type, price_minor, language, objectives, requirements } =
    course;
  const { audience, watch_threshold, is_micro, captions_waiver, level, content_type, cover_file, resources } = course;
  const details = { name, short_description, description, type, price_minor, language, objectives, requirements };
  const rest = { audience, watch_threshold, is_micro, captions_waiver, level, content_type, cover_file, resources };
  return plain({ ...details, ...rest, modules, skills: course.skills, category: course.category }) as object;
}

test('what was exported comes back as it left, as a draft with parts and files of its own', async () => {
  const { state, course, notes, refusal, files_done, file_count } = await importArchive(it, other, exported);
  expect({ state, refusal, files_done, file_count }).toEqual({
    state: 'done',
    refusal: null,
    files_done: 12,
    file_count: 12,
  });
  expect(notes).toEqual([{ kind: 'prerequisite', name: expect.stringMatching(/^Walking the porch \(/) }]);
  const copy = await builderOf(course!.slug, other);
  expect(copy).toMatchObject({ status: 'draft', creator: { id: other.user.id }, is_owner: true, prerequisites: [] });
  expect(heldBy(copy)).toEqual(heldBy(original));
  expect(copy.slug).not.toBe(original.slug);
  const made = await it.db.select().from(files).where(eq(files.ownerId, other.user.id));
  expect(made.filter(({ purpose }) => purpose === 'archive')).toEqual([]);
  expect(made.every(({ state: each }) => each === 'ready')).toBe(true);
  const kept = await readdir(join(it.dataDir, 'files'));
  expect(kept.filter((name) => name.endsWith('.unpacked'))).toHaveLength(2);
  await removeAbandoned(it.app.context);
  expect(await builderOf(course!.slug, other)).toMatchObject({ modules: { length: 2 } });
});

test('what goes out again is what came in', async () => {
  const { course } = await importArchive(it, other, exported);
  const { url } = await call(it.app, 'getCourseArchiveLink', { headers: other.headers, params: { id: course!.id } });
  const again = readZip((await it.app.inject({ url })).rawPayload);
  const sums = (zip: Map<string, Buffer>) =>
    (JSON.parse(zip.get('course.json')!.toString('utf8')) as CourseArchive).files
      .map(({ name, sha256 }) => `${name} ${sha256}`)
      .sort();
  expect(sums(again)).toEqual(sums(readZip(exported)));
});

test('what this site has not is said, and the draft is whole without it', async () => {
  const zip = await changed((document) => ({
    ...document,
    course: {
      ...document.course,
      category: ['far', 'farther', 'farthest'].map((slug) => ({ slug, name: slug })),
      skills: ['Walking on water'],
      currency: 'XYZ',
    },
    modules: document.modules.map((module, at) => ({
      ...module,
      lessons: [
        ...module.lessons.map((lesson) =>
          lesson.kind === 'embed' ? { ...lesson, embed_url: 'https://elsewhere.example/page' } : lesson,
        ),
        ...(at === 0 ? [{ kind: 'hologram', title: 'A lesson of tomorrow' }] : []),
      ],
    })),
  }));
  const { state, course, notes } = await importArchive(it, teacher, zip);
  expect(state).toBe('done');
  expect(notes).toEqual(
    expect.arrayContaining([
      { kind: 'kind', name: 'A lesson of tomorrow' },
      { kind: 'category', name: 'far › farther › farthest' },
      { kind: 'skill', name: 'Walking on water' },
      { kind: 'price', name: '25 XYZ' },
      { kind: 'embed', name: 'A page of others' },
    ]),
  );
  const copy = await builderOf(course!.slug, teacher);
  expect(copy).toMatchObject({ category: null, skills: [], type: 'free', price_minor: 0 });
  const embed = copy.modules[1]!.lessons.find(({ kind }) => kind === 'embed');
  expect(embed).toMatchObject({ embed_url: null, markdown: 'Move it.\n\n<https://elsewhere.example/page>' });
});

/** Files of this person's, and courses. */
const countsOf = async ({ user }: SignedIn) => [
  await it.db.$count(files, eq(files.ownerId, user.id)),
  await it.db.$count(courses, eq(courses.ownerId, user.id)),
];

test.each([
  [
    'a file that its check refuses',
    (document: CourseArchive) => ({
      ...document,
      files: document.files.map((file) => (file.purpose === 'audio' ? { ...file, purpose: 'video' } : file)),
    }),
    { name: 'talk.mp3', reason: 'This is not an MP4 or WebM video, or it is damaged.' },
  ],
  [
    'a file of another purpose than its place',
    (document: CourseArchive) => ({
      ...document,
      files: document.files.map((file) => (file.purpose === 'cover' ? { ...file, purpose: 'picture' } : file)),
    }),
    { name: 'The whole porch', reason: 'This file was uploaded for something else. Upload it here.' },
  ],
  [
    'lessons that wait for one another',
    (document: CourseArchive) => ({
      ...document,
      modules: document.modules.map((module, at) => ({
        ...module,
        opening: { kind: 'after', id: document.modules[1 - at]!.id },
      })),
    }),
    { name: 'The whole porch', reason: 'With this, lessons would wait for one another and never open.' },
  ],
])('a course with %s is refused by name, and leaves nothing behind', async (_case, change, refusal) => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await importArchive(it, person, await changed(change))).toMatchObject({
    state: 'refused',
    refusal,
    course: null,
  });
  await waitForRunning();
  expect(await countsOf(person)).toEqual([0, 0]);
});

test('sent twice it is the same import; a second upload is a second course', async () => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  const { headers } = person;
  const { id: file_id } = await anArchive(it, person.user.id, exported);
  const both = await Promise.all([1, 2].map(() => call(it.app, 'importCourse', { headers, body: { file_id } })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const done = await ended(it, headers, both[0]!.id);
  await waitForRunning();
  expect(await call(it.app, 'importCourse', { headers, body: { file_id } })).toEqual(done);
  expect((await countsOf(person))[1]).toBe(1);
  await importArchive(it, person, exported);
  expect((await countsOf(person))[1]).toBe(2);
});

test('a try that was cut off is made up for, and leaves no files; the third such is the last', async () => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id: archiveId } = await anArchive(it, person.user.id, exported);
  const stray = (await anArchive(it, person.user.id, exported)).id;
  const lease = sql`now() - interval '1 second'`;
  const cut = { ownerId: person.user.id, archiveId, tries: 1, fileIds: [stray] };
  const [row] = await it.db.insert(courseImports).values(cut).returning();
  await it.db.update(courseImports).set({ leaseEndsAt: lease }).where(eq(courseImports.id, row!.id));
  await runLeft(it.app.context);
  expect((await ended(it, person.headers, row!.id)).state).toBe('done');
  await waitForRunning();
  const left = await rowsOf<{ purpose: string }>(
    it.db,
    sql`select purpose from files where owner_id = ${person.user.id} and purpose = 'archive'`,
  );
  expect(left).toEqual([]);
  const last = await anArchive(it, person.user.id, exported);
  const tried = { ownerId: person.user.id, archiveId: last.id, tries: 3 };
  const [given] = await it.db.insert(courseImports).values(tried).returning();
  await runLeft(it.app.context);
  expect(await ended(it, person.headers, given!.id)).toMatchObject({
    state: 'refused',
    refusal: { name: null, reason: 'This course could not be taken in. Try again later.' },
  });
});

test('what the disk does not give is tried again, and comes in whole', async () => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id: archiveId } = await anArchive(it, person.user.id, exported);
  const unpacked = it.app.context.files.unpackedOf(archiveId);
  await rename(unpacked, `${unpacked}.away`);
  const { id } = await call(it.app, 'importCourse', { headers: person.headers, body: { file_id: archiveId } });
  await waitForRunning();
  const [row] = await it.db.select().from(courseImports).where(eq(courseImports.id, id));
  expect(row).toMatchObject({ state: 'working', tries: 1, leaseEndsAt: null });
  await rename(`${unpacked}.away`, unpacked);
  await runLeft(it.app.context);
  expect(await ended(it, person.headers, id)).toMatchObject({ state: 'done', files_done: 12 });
  await waitForRunning();
  const made = await it.db.select().from(files).where(eq(files.ownerId, person.user.id));
  expect(made).toHaveLength(12);
});

test('who is gone while their course comes in leaves nothing of it', async () => {
  const person = await aSignedIn(it.db, { roles: ['teacher'] });
  const { id: archiveId } = await anArchive(it, person.user.id, exported);
  const { id } = await call(it.app, 'importCourse', { headers: person.headers, body: { file_id: archiveId } });
  await it.db.delete(courseImports).where(eq(courseImports.id, id));
  await waitForRunning();
  const left = await it.db.select().from(files).where(eq(files.ownerId, person.user.id));
  expect(left.filter(({ purpose }) => purpose !== 'archive')).toEqual([]);
  expect((await countsOf(person))[1]).toBe(0);
});

test('only who makes courses imports, only their own archive, and sees only their own import', async () => {
  const learner = await aSignedIn(it.db);
  const { id: file_id } = await anArchive(it, teacher.user.id, exported);
  const asked = ({ headers }: SignedIn, body = { file_id }) => refusedCall(it.app, 'importCourse', { headers, body });
  expect((await asked(learner)).status).toBe(403);
  expect((await asked(other)).problem.errors).toEqual({ file_id: ['Upload the file again.'] });
  const { id } = await call(it.app, 'importCourse', { headers: teacher.headers, body: { file_id } });
  const seen = await refusedCall(it.app, 'getCourseImport', { headers: other.headers, params: { id } });
  expect(seen.status).toBe(404);
  await ended(it, teacher.headers, id);
});

test('smaller copies of films come along and hang on their films again; one that fits none is left out', async () => {
  const film = original.modules[1]!.lessons[1]!.file!.id;
  const ask = { headers: teacher.headers, params: { id: film } };
  const content = await makeVideo({ type: 'video/mp4', height: 18, seconds: 6 });
  const copy = { purpose: 'rung', name: 'porch-18p.mp4', type: 'video/mp4', content } as const;
  await call(it.app, 'attachRung', { ...ask, body: { file_id: await aCheckedFile(it, teacher.user.id, copy) } });
  const asked = { headers: teacher.headers, params: { id: original.id } };
  expect((await call(it.app, 'getCourseArchive', asked)).rung_count).toBe(1);
  const { url } = await call(it.app, 'getCourseArchiveLink', asked);
  const held = readZip((await it.app.inject({ url })).rawPayload);
  const document = JSON.parse(held.get('course.json')!.toString('utf8')) as CourseArchive;
  expect(document.rungs).toMatchObject([{ film_id: film, name: 'porch-18p.mp4', bytes: content.length }]);

  const rungsAfter = async (change: Partial<CourseArchive>, files: Record<string, Buffer> = {}) => {
    const changedDocument = JSON.stringify({ ...document, ...change });
    const zip = await zipOf({ ...Object.fromEntries(held), ...files, 'course.json': changedDocument });
    const { state, course } = await importArchive(it, other, zip);
    expect(state).toBe('done');
    const { modules } = await builderOf(course!.slug, other);
    const id = modules[1]!.lessons[1]!.file!.id;
    return (await call(it.app, 'listRungs', { headers: other.headers, params: { id } })).rungs;
  };
  expect(await rungsAfter({})).toMatchObject([{ height: 18, bytes: content.length }]);
  const short = await makeVideo({ type: 'video/mp4', height: 18, seconds: 2 });
  const [rung] = document.rungs;
  const sha256 = createHash('sha256').update(short).digest('hex');
  const cut = { rungs: [{ ...rung!, bytes: short.length, sha256 }] };
  expect(await rungsAfter(cut, { [rung!.path]: short })).toEqual([]);
});
