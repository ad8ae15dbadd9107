import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { importFile } from '../../files/files.service.ts';
import { openFileStore } from '../../files/file-store.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aReadyCourse } from '../../testing/ready-course.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const manifest = (title: string) => `<manifest identifier="M" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schemaversion>1.2</schemaversion></metadata>
  <organizations><organization identifier="O"><title>${title}</title>
    <item identifier="A" identifierref="R"><title>Start</title></item></organization></organizations>
  <resources><resource identifier="R" adlcp:scormtype="sco" href="a.html"/></resources></manifest>`;

async function aPackage(ownerId: string, title = 'Walking', parts = true) {
  const zip = new ZipFile();
  if (parts) zip.addBuffer(Buffer.from(manifest(title)), 'imsmanifest.xml');
  zip.addBuffer(Buffer.from('Hello'), 'a.html');
  zip.end();
  const content = await buffer(zip.outputStream);
  const store = await openFileStore({ dataDir: it.dataDir, secret: undefined });
  const file = await importFile(it.db, store, {
    ownerId,
    purpose: 'scorm',
    name: 'walking.zip',
    type: 'application/zip',
    content,
  });
  await store.checkers.close();
  return { file, store };
}

async function aScormLesson(title: string) {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { headers } = teacher;
  const course = await aReadyCourse(it, teacher, title);
  const body = { module_id: course.modules[0]!.id, title: 'A package', kind: 'scorm' as const };
  const changed = await call(it.app, 'createLesson', { headers, body });
  return { teacher, headers, lesson: changed.modules[0]!.lessons.at(-1)! };
}

test('a package says what it holds to its owner and to reviewers, and to nobody else', async () => {
  const { teacher, headers } = await aScormLesson('Packages seen');
  const { file } = await aPackage(teacher.user.id);
  const seen = await call(it.app, 'getScormPackage', { headers, params: { id: file.id } });
  expect(seen).toMatchObject({
    file: { state: 'ready' },
    package: { title: 'Walking', version: '1.2', file_count: 2, items: [{ title: 'Start', href: 'a.html' }] },
  });
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'getScormPackage', { headers: admin.headers, params: { id: file.id } });
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  const refused = await refusedCall(it.app, 'getScormPackage', { headers: stranger.headers, params: { id: file.id } });
  expect(refused.status).toBe(404);
  const files = await call(it.app, 'listScormResources', { headers, params: { id: file.id }, query: { per_page: 1 } });
  expect(files).toMatchObject({ total: 2, items: [{ bytes: expect.any(Number) }] });
});

test('a package that is refused says why, and leaves neither bytes nor a folder', async () => {
  const { teacher, headers } = await aScormLesson('Packages refused');
  const { file, store } = await aPackage(teacher.user.id, 'x', false);
  const seen = await call(it.app, 'getScormPackage', { headers, params: { id: file.id } });
  expect(seen).toMatchObject({
    file: { state: 'rejected', reject_reason: 'The package has no imsmanifest.xml.' },
    package: null,
  });
  expect(await store.sizeOf(file.id)).toBeUndefined();
});

test('a lesson takes a package, and is found by its title with how many have begun', async () => {
  const { teacher, headers, lesson } = await aScormLesson('Packages found');
  const { file } = await aPackage(teacher.user.id, 'A very rare title');
  const body = { lesson_id: lesson.id, file_id: file.id };
  const course = await call(it.app, 'updateScormCourse', { headers, body });
  expect(course.modules[0]!.lessons.at(-1)).toMatchObject({ kind: 'scorm', file: { id: file.id } });
  const found = await call(it.app, 'searchScormCourses', { headers, query: { query: 'very rare' } });
  expect(found).toMatchObject({
    total: 1,
    items: [{ lesson: { id: lesson.id }, package: { title: 'A very rare title' }, begun: 0, completed: 0 }],
  });
  expect(await call(it.app, 'listScormCourses', { headers, query: {} })).toMatchObject({ total: 1 });
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await call(it.app, 'listScormCourses', { headers: stranger.headers, query: {} })).toMatchObject({ total: 0 });
});

test('a lesson takes only an own package, and only a lesson of that kind does', async () => {
  const { teacher, headers, lesson } = await aScormLesson('Packages of others');
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  const { file } = await aPackage(stranger.user.id);
  const theirs = { lesson_id: lesson.id, file_id: file.id };
  const refused = await refusedCall(it.app, 'updateScormCourse', { headers, body: theirs });
  expect(refused.problem.errors).toEqual({ file_id: ['Upload the file again.'] });
  const own = await aPackage(teacher.user.id);
  const [row] = (await it.db.execute(sql`select id from lessons where kind = 'text' limit 1`)).rows as { id: string }[];
  const elsewhere = { lesson_id: row!.id, file_id: own.file.id };
  expect((await refusedCall(it.app, 'updateScormCourse', { headers, body: elsewhere })).status).toBe(404);
});
