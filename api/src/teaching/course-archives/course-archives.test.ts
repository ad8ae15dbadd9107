import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { courseArchive } from '@stoa/shared/contract/teaching/course-archive.ts';
import { pictureAddress } from '@stoa/shared/contract/teaching/text-pictures.ts';
import { eq } from 'drizzle-orm';
import { files } from '../../files/files.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { makePng } from '../../testing/make-pictures.ts';
import { readZip } from '../../testing/read-zip.ts';
import { aPublishedCourse, type SignedIn } from '../../testing/ready-course.ts';
import { aCheckedFile, aWholeCourse } from '../../testing/whole-course.ts';

let it: TestApp;
let teacher: SignedIn, other: SignedIn, admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  other = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
});
afterAll(() => it.close());

const link = (id: string, { headers } = teacher) => call(it.app, 'getCourseArchiveLink', { headers, params: { id } });

async function open(id: string, by = teacher) {
  const reply = await it.app.inject({ url: (await link(id, by)).url });
  const held = readZip(reply.rawPayload);
  return { reply, held, archive: courseArchive.parse(JSON.parse(held.get('course.json')!.toString('utf8'))) };
}

test('an archive holds all of a course, and each of its files with the sum of its bytes', async () => {
  const course = await aWholeCourse(it, teacher);
  const { reply, held, archive } = await open(course.id);
  expect([reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    'application/zip',
    `attachment; filename="${course.slug}-archive.zip"`,
  ]);
  expect(archive.modules.flatMap(({ lessons }) => lessons.map(({ kind }) => kind)).sort()).toEqual(
    ['text', 'quiz', 'text', 'video', 'audio', 'document', 'embed', 'assignment', 'scorm', 'live'].sort(),
  );
  expect([...held.keys()].sort()).toEqual([...archive.files.map(({ path }) => path), 'course.json'].sort());
  for (const { path, bytes, sha256 } of archive.files) {
    const content = held.get(path)!;
    expect([content.length, createHash('sha256').update(content).digest('hex')]).toEqual([bytes, sha256]);
  }
  expect(archive.files.map(({ purpose }) => purpose).sort()).toEqual([
    'audio',
    'captions',
    'captions',
    'cover',
    'document',
    'picture',
    'picture',
    'picture',
    'resource',
    'resource',
    'scorm',
    'video',
  ]);
  expect(archive.course).toMatchObject({
    name: course.name,
    category: [course.category!.category, course.category!.sub_category, course.category!.final_category].map(
      ({ slug, name }) => ({ slug, name }),
    ),
    skills: course.skills.map(({ skill }) => skill),
    prerequisites: [{ name: 'Walking the porch', must: true }],
    price_minor: 2500,
  });
  const contents = await call(it.app, 'getCourseArchive', { headers: teacher.headers, params: { id: course.id } });
  expect(contents).toEqual({
    lesson_count: 10,
    file_count: 12,
    bytes: archive.files.reduce((sum, { bytes }) => sum + bytes, 0),
    rung_count: 0,
    rungs_left: 0,
    unfinished: [],
  });
});

test('edits that wait in a revision come along; a file that is not whole, or another’s, does not', async () => {
  const course = await aPublishedCourse(it, teacher);
  await it.db.update(files).set({ state: 'checking', name: 'slow.mp4' }).where(eq(files.ownerId, teacher.user.id));
  const picture = { purpose: 'picture', name: 'theirs.png', type: 'image/png', content: makePng(40, 40) } as const;
  const theirs = await aCheckedFile(it, other.user.id, picture);
  const [module] = course.modules;
  const edited = await call(it.app, 'updateModule', {
    headers: teacher.headers,
    params: { id: module!.id },
    body: { title: 'Edited since', base_version: course.version },
  });
  // A text of an older page, which nothing checked.
  await it.db.execute(
    `update course_revisions set content = replace(content::text, 'Read slowly.', '![x](${pictureAddress(theirs)})')::jsonb
     where course_id = '${course.id}'`,
  );
  const { archive } = await open(edited.id);
  expect(archive.modules[0]?.title).toBe('Edited since');
  expect(archive.modules[0]?.lessons[0]?.markdown).toContain(theirs);
  expect([archive.files, archive.modules[0]?.lessons[1]?.file_id]).toEqual([[], null]);
  const { unfinished } = await call(it.app, 'getCourseArchive', {
    headers: teacher.headers,
    params: { id: course.id },
  });
  expect(new Set(unfinished)).toEqual(new Set(['slow.mp4']));
});

test('it is for its author and admins; its link is signed, and a second download waits for the first', async () => {
  const { id } = await aWholeCourse(it, await aSignedIn(it.db, { roles: ['teacher'] }));
  const refused = async ({ headers }: SignedIn) =>
    (await refusedCall(it.app, 'getCourseArchiveLink', { headers, params: { id } })).status;
  expect([await refused(teacher), await refused(await aSignedIn(it.db))]).toEqual([404, 404]);
  const { url } = await link(id, admin);
  const replies = await Promise.all([it.app.inject({ url }), it.app.inject({ url })]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await it.app.inject({ url: url.replace(admin.user.id, teacher.user.id) })).statusCode).toBe(403);
  expect((await it.app.inject({ url: url.replace(/\?.*/, '') })).statusCode).toBe(403);
});
