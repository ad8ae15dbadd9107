import { mkdir, utimes } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { removeAbandoned, removeUnpacked } from '../../files/files.service.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { aPackage } from '../../testing/scorm-builders.ts';

let it: TestApp;
let teacher: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

/** With its bytes, and what was unpacked of it; uploaded two days ago. */
async function anOldPackage(): Promise<string> {
  const id = await aPackage(it, { ownerId: teacher.user.id });
  await it.app.context.files.write(id, Buffer.from('zip'));
  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where id = ${id}`);
  return id;
}

const clean = () => removeAbandoned({ ...it.app.context, log: it.app.log });
async function isKept(id: string): Promise<boolean> {
  await clean();
  const { files } = it.app.context;
  const isThere = (await it.db.execute(sql`select from files where id = ${id}`)).rows.length === 1;
  const traces = [isThere, existsSync(files.pathOf(id)), existsSync(files.unpackedOf(id))];
  expect(new Set(traces).size).toBe(1);
  return isThere;
}

/** A course of this teacher, and a person who learns in it. */
async function aClass() {
  const learner = await aSignedIn(it.db);
  const course = await aReadyCourse(it, teacher);
  const enrolment = await anEnrolment(it.db, { userId: learner.user.id, courseId: course.id });
  return { learner, course, enrolmentId: enrolment.id };
}
const naming = (id: string) => JSON.stringify({ modules: [{ lessons: [{ kind: 'scorm', file_id: id }] }] });

test('a package that a lesson no longer shows is kept as a version that can come back, and no longer than that', async () => {
  const { headers } = teacher;
  const { course } = await aClass();
  const body = { module_id: course.modules[0]!.id, title: 'A package', kind: 'scorm' as const };
  const begun = await call(it.app, 'createLesson', { headers, body });
  const lesson_id = begun.modules[0]!.lessons.at(-1)!.id;
  const show = (file_id: string, base_version: number) =>
    call(it.app, 'updateLessonFile', {
      headers,
      params: { id: course.id },
      body: { lesson_id, file_id, base_version },
    });
  const former = await anOldPackage();
  const shown = await show(former, begun.version);
  expect(await isKept(former)).toBe(true);
  await it.db.execute(sql`delete from course_versions where course_id = ${course.id}`);
  const next = await anOldPackage();
  await show(next, shown.version);
  expect(await isKept(former)).toBe(true);
  await it.db.execute(sql`delete from course_versions where course_id = ${course.id}`);
  expect(await isKept(former)).toBe(false);
  expect(await isKept(next)).toBe(true);
});

test.each<[string, (id: string) => Promise<SQL>, SQL]>([
  [
    'a revision is to show',
    async (id) => {
      const { course } = await aClass();
      return sql`insert into course_revisions (id, course_id, content)
        values (gen_random_uuid(), ${course.id}, ${naming(id)}::jsonb)`;
    },
    sql`update course_revisions set status = 'published'`,
  ],
  [
    'someone has begun',
    async (id) => {
      const { learner, enrolmentId } = await aClass();
      return sql`insert into scorm_registrations
          (id, user_id, enrolment_id, lesson_id, file_id, version, attempt_no)
        values (gen_random_uuid(), ${learner.user.id}, ${enrolmentId}, gen_random_uuid(), ${id}, '1.2', 1)`;
    },
    sql`delete from scorm_registrations`,
  ],
  [
    'stands open on a page',
    async (id) => {
      const { learner } = await aClass();
      return sql`insert into scorm_launches
          (id, capability_hash, user_id, session_id, purpose, lesson_id, file_id, launch_no, site_origin,
           content_origin, expires_at)
        values (gen_random_uuid(), ${id}, ${learner.user.id}, gen_random_uuid(), 'learn', gen_random_uuid(), ${id}, 1,
          '', '', now())`;
    },
    sql`delete from scorm_launches`,
  ],
])('a package that %s is kept, and gone with that', async (_, begin, end) => {
  const id = await anOldPackage();
  await it.db.execute(await begin(id));
  expect(await isKept(id)).toBe(true);
  await it.db.execute(end);
  expect(await isKept(id)).toBe(false);
});

test('a package that was just uploaded has a day to be shown', async () => {
  const id = await aPackage(it, { ownerId: teacher.user.id });
  await it.app.context.files.write(id, Buffer.from('zip'));
  expect(await isKept(id)).toBe(true);
});

test('what was unpacked of a file that is gone goes after a day; of one that is there, and of a new one, it stays', async () => {
  const { files } = it.app.context;
  const there = await aPackage(it, { ownerId: teacher.user.id });
  const [gone, halfway, recent] = [v7(), v7(), v7()];
  const folders = [
    files.unpackedOf(gone),
    `${files.unpackedOf(halfway)}.part`,
    files.unpackedOf(recent),
    files.unpackedOf(there),
  ];
  for (const folder of folders) await mkdir(folder, { recursive: true });
  const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const folder of folders) if (folder !== files.unpackedOf(recent)) await utimes(folder, longAgo, longAgo);
  await removeUnpacked({ ...it.app.context, log: it.app.log });
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, true, true]);
});
