import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { versionOf } from '../../testing/course-builders.ts';
import { aFile, aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn, stranger: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  stranger = await aSignedIn(it.db, { roles: ['teacher'] });
});
afterAll(() => it.close());

const submit = (id: string, note?: string) =>
  call(it.app, 'submitCourse', { headers: teacher.headers, params: { id }, body: note === undefined ? {} : { note } });
const diffOf = (slug: string, who = admin) => call(it.app, 'getCourseDiff', { headers: who.headers, params: { slug } });
const commentOn = (id: string, about: { part: 'lesson' | 'module'; part_id: string } | { field: 'description' }) =>
  call(it.app, 'commentOnReview', {
    headers: admin.headers,
    params: { id },
    body: { body: 'Please mend this part.', blocking: true, about },
  });
/** What a change is made on when nobody else is about. */
const latest = async (courseId: string) => ({ base_version: await versionOf(it.db, courseId) });
const newestNotice = async ({ headers }: SignedIn) => (await call(it.app, 'listNotifications', { headers })).items[0];

test('a course that was never public has nothing to be compared with', async () => {
  const { slug } = await aReadyCourse(it, teacher);
  expect(await diffOf(slug)).toEqual({ live_since: null, fields: [], modules: [] });
});

test('a reviewer and the author see what was edited since the course is live, and nobody else does', async () => {
  const { id, slug, modules, published_at } = await aPublishedCourse(it, teacher);
  const edit = { headers: teacher.headers, params: { id } };
  const [read, watch] = modules[0]?.lessons ?? [];
  const cover = await aFile(it.db, teacher.user.id, { purpose: 'cover', width: 800, height: 450 });
  await call(it.app, 'updateCourse', {
    ...edit,
    body: { description: 'other '.repeat(60), ...(await latest(id)) },
  });
  const another = { course_id: id, cover_file_id: cover, ...(await latest(id)) };
  await call(it.app, 'updateCourseCover', { headers: teacher.headers, body: another });
  await call(it.app, 'removeLesson', {
    headers: teacher.headers,
    params: { id: watch?.id ?? '' },
    query: await latest(id),
  });
  await call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: modules[0]?.id ?? '', title: 'One more', kind: 'text' },
  });
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: read?.id ?? '' },
    body: { markdown: 'Read fast.', ...(await latest(id)) },
  });

  for (const who of [admin, teacher]) {
    const diff = await diffOf(slug, who);
    expect(diff.live_since).toBe(published_at);
    expect(diff.fields.map(({ field }) => field)).toEqual(['cover', 'description']);
    expect(diff.modules[0]?.lessons.map(({ title, state }) => [title, state])).toEqual([
      ['Read this', 'changed'],
      ['Watch this', 'removed'],
      ['Answer this', 'unchanged'],
      ['One more', 'added'],
    ]);
    expect(diff.modules[0]?.lessons[0]?.fields).toMatchObject([{ field: 'markdown', after: 'Read fast.' }]);
  }
  const refused = await refusedCall(it.app, 'getCourseDiff', { headers: stranger.headers, params: { slug } });
  expect(refused.status).toBe(403);
});

test('what an author tells the reviewer comes along with the submission, and goes with the next', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  expect((await submit(id, '  The second video is new.  ')).submission_note).toBe('The second video is new.');
  const review = await call(it.app, 'getCourseReview', { headers: admin.headers, params: { slug } });
  expect(review.submission_note).toBe('The second video is new.');
  await call(it.app, 'withdrawCourse', { headers: teacher.headers, params: { id } });
  expect((await submit(id)).submission_note).toBeNull();

  const long = { headers: teacher.headers, params: { id }, body: { note: 'x'.repeat(1001) } };
  const refused = await refusedCall(it.app, 'submitCourse', long);
  expect(refused.problem.errors).toEqual({ note: ['The note may have at most 1000 characters.'] });
});

test('a comment stands at its field or lesson, and keeps the name of what is removed', async () => {
  const { id, modules } = await aReadyCourse(it, teacher);
  await submit(id);
  const lesson = modules[0]?.lessons[0];
  await commentOn(id, { part: 'lesson', part_id: lesson?.id ?? '' });
  await commentOn(id, { field: 'description' });
  await call(it.app, 'removeLesson', {
    headers: teacher.headers,
    params: { id: lesson?.id ?? '' },
    query: await latest(id),
  });
  const { slug } = await call(it.app, 'removeModule', {
    headers: teacher.headers,
    params: { id: modules[0]?.id ?? '' },
    query: await latest(id),
  });
  const { comments } = await call(it.app, 'getCourseReview', { headers: admin.headers, params: { slug } });
  expect(comments).toMatchObject([
    { part: 'lesson', part_id: lesson?.id, part_title: 'Read this', field: null },
    { part: 'course', part_id: null, part_title: null, field: 'description' },
  ]);
  const other = await aReadyCourse(it, stranger);
  const refused = await refusedCall(it.app, 'commentOnReview', {
    headers: admin.headers,
    params: { id },
    body: {
      body: 'A lesson of another course.',
      blocking: false,
      about: { part: 'lesson', part_id: other.modules[0]?.lessons[0]?.id ?? '' },
    },
  });
  expect([refused.status, Object.keys(refused.problem.errors ?? {})]).toEqual([422, ['about']]);
});

test('author and reviewer answer one another below a comment, and each is told', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  await submit(id);
  const { comments } = await commentOn(id, { field: 'description' });
  const commentId = comments[0]?.id ?? '';
  const reply = (who: SignedIn, body: string) => ({ headers: who.headers, params: { id: commentId }, body: { body } });

  await call(it.app, 'replyToReviewComment', reply(teacher, 'Is the first paragraph meant?'));
  expect(await newestNotice(admin)).toMatchObject({
    kind: 'review_comment',
    body: 'Is the first paragraph meant?',
    link: `/course/review/${slug}`,
  });
  const both = await call(it.app, 'replyToReviewComment', reply(admin, 'Yes.'));
  expect(await newestNotice(teacher)).toMatchObject({
    kind: 'review_comment',
    link: `/course/edit/${slug}?section=review`,
  });
  expect(both.comments[0]?.replies.map(({ author, body }) => [author.id, body])).toEqual([
    [teacher.user.id, 'Is the first paragraph meant?'],
    [admin.user.id, 'Yes.'],
  ]);
  expect((await refusedCall(it.app, 'replyToReviewComment', reply(stranger, 'Me too'))).status).toBe(404);
  expect((await refusedCall(it.app, 'replyToReviewComment', reply(teacher, ' '))).problem.errors).toHaveProperty(
    'body',
  );

  const done = await call(it.app, 'resolveReviewComment', { headers: teacher.headers, params: { id: commentId } });
  expect(done.comments[0]?.resolved_by?.id).toBe(teacher.user.id);
});

test('a remark that asks for nothing is told of, too', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await submit(id);
  await call(it.app, 'commentOnReview', {
    headers: admin.headers,
    params: { id },
    body: { body: 'Such a clear first lesson.', blocking: false },
  });
  expect(await newestNotice(teacher)).toMatchObject({ kind: 'review_comment', body: 'Such a clear first lesson.' });
});
