import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { findAbandoned } from '../../files/files.repository.ts';
import { sql } from 'drizzle-orm';
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

const pictureOf = (who: SignedIn) =>
  aFile(it.db, who.user.id, { purpose: 'picture', type: 'image/png', name: 'cup.png' });
const lessonIn = (course: CourseBuilder, kind: string) =>
  course.modules[0]!.lessons.find((lesson) => lesson.kind === kind)!;
const change = (course: CourseBuilder, kind: string, body: object) =>
  ({
    headers: teacher.headers,
    params: { id: lessonIn(course, kind).id },
    body: { ...body, base_version: course.version },
  }) as const;
const shown = async (course: CourseBuilder, kind: string) =>
  (await call(it.app, 'getLesson', { headers: teacher.headers, params: { id: lessonIn(course, kind).id } })).content;

test('a text shows its author’s pictures by links of the moment; it cannot name anybody else’s', async () => {
  const [mine, theirs] = [await pictureOf(teacher), await pictureOf(other)];
  const markdown = `Look.\n\n![A cup](file:${mine} "At noon")`;
  const course = await call(it.app, 'updateLesson', change(await aReadyCourse(it, teacher), 'text', { markdown }));
  expect(lessonIn(course, 'text')).toMatchObject({ markdown, pictures: [{ id: mine }] });
  const content = await shown(course, 'text');
  expect(content.kind === 'text' && content.markdown).toMatch(
    new RegExp(`^Look\\.\\n\\n!\\[A cup\\]\\(/api/\\S+/files/${mine}/cup\\.png\\?expires=\\S+ "At noon"\\)`),
  );
  const refused = await refusedCall(
    it.app,
    'updateLesson',
    change(course, 'text', { markdown: `![](file:${theirs})` }),
  );
  expect(refused.problem.errors).toEqual({ markdown: ['Upload the file again.'] });
});

test('a film has a poster of its own, which must be a picture', async () => {
  const course = await aReadyCourse(it, teacher);
  const poster = await pictureOf(teacher);
  const saved = await call(it.app, 'updateLesson', change(course, 'video', { poster_file_id: poster }));
  const content = await shown(saved, 'video');
  expect(content.kind === 'video' && content.poster_url).toContain(`/files/${poster}/`);
  const cover = await aFile(it.db, teacher.user.id, { purpose: 'cover', width: 800, height: 450 });
  const refused = await refusedCall(it.app, 'updateLesson', change(saved, 'video', { poster_file_id: cover }));
  expect(refused.problem.errors).toEqual({
    poster_file_id: ['This file was uploaded for something else. Upload it here.'],
  });
});

test('pictures and captions that nothing shows go after a day; what a revision shows stays', async () => {
  const [used, planned, dropped] = [await pictureOf(teacher), await pictureOf(teacher), await pictureOf(teacher)];
  const draft = await aReadyCourse(it, teacher);
  await call(it.app, 'updateLesson', change(draft, 'text', { markdown: `![Used](file:${used})` }));
  const published = await aPublishedCourse(it, teacher);
  await call(it.app, 'updateLesson', change(published, 'text', { markdown: `![Planned](file:${planned})` }));
  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where owner_id = ${teacher.user.id}`);
  const gone = (await findAbandoned(it.db, it.app.context.nouns, 24)).map(({ id }) => id);
  expect(gone).toContain(dropped);
  expect(gone).not.toContain(used);
  expect(gone).not.toContain(planned);
});
