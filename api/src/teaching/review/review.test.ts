import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../../kernel/users.tables.ts';
import { courseEvents, courseRevisions, courses } from '../courses/courses.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { versionOf } from '../../testing/course-builders.ts';
import { aPublishedCourse, aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { nouns } from '../../nouns.ts';
import { publishDueCourses } from './scheduled-publishing.ts';

let it: TestApp;
let teacher: SignedIn, admin: SignedIn, learner: SignedIn, superAdmin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  learner = await aSignedIn(it.db);
  superAdmin = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const submit = (id: string) => call(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
const comment = (id: string, blocking = true) =>
  call(it.app, 'commentOnReview', {
    headers: admin.headers,
    params: { id },
    body: { body: 'Please mend the second lesson.', blocking },
  });
const publish = (slug: string, who = admin, body: { publish_at?: string } = {}) =>
  call(it.app, 'publishCourse', { headers: who.headers, params: { slug }, body });
const unpublish = (id: string, who = teacher, reason?: string) =>
  call(it.app, 'unpublishCourse', { headers: who.headers, params: { id }, body: reason ? { reason } : {} });

const publishDue = () => publishDueCourses({ db: it.db, log: it.app.log, nouns });

test('a complete draft goes to review, and reviewers hear of it', async () => {
  const { id, actions } = await aReadyCourse(it, teacher);
  expect(actions).toEqual(['edit', 'submit', 'remove']);
  const sent = await submit(id);
  expect(sent.status).toBe('in_review');
  expect(sent.submitted_at).not.toBeNull();
  expect(sent.actions).toEqual(['withdraw']);
  const notices = await call(it.app, 'listNotifications', { headers: admin.headers });
  expect(notices.items[0]).toMatchObject({ kind: 'course_submitted', link: `/course/review/${sent.slug}` });
});

test('a reviewer who is suspended hears of no course that waits', async () => {
  const away = await aSignedIn(it.db, { roles: ['admin'] });
  await it.db.execute(sql`insert into suspensions (id, user_id, reason, public_reason)
    values (${v7()}, ${away.user.id}, 'Away', 'Away')`);
  const { id } = await aReadyCourse(it, teacher);
  await submit(id);
  await it.db.execute(sql`delete from suspensions where user_id = ${away.user.id}`);
  const heard = async ({ headers }: SignedIn) =>
    (await call(it.app, 'listNotifications', { headers })).items.filter(({ kind }) => kind === 'course_submitted');
  expect(await heard(away)).toEqual([]);
  expect(await heard(admin)).not.toEqual([]);
});

test('a reviewer reads why videos go without captions, of a draft and of a revision', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  const waive = async (captions_waiver: string) =>
    call(it.app, 'updateCourse', {
      headers: teacher.headers,
      params: { id },
      body: { captions_waiver, base_version: await versionOf(it.db, id) },
    });
  const reason = async () =>
    (await call(it.app, 'getCourseReview', { headers: admin.headers, params: { slug } })).captions_waiver;
  await waive('Music only, nobody speaks.');
  await submit(id);
  expect(await reason()).toBe('Music only, nobody speaks.');
  await publish(slug);
  await waive('Birdsong, nobody speaks.');
  expect(await reason()).toBe('Birdsong, nobody speaks.');
});

test('one who is no verified creator any more sends no course to review', async () => {
  const revoked = await aSignedIn(it.db, { roles: ['teacher'], creatorStatus: 'revoked' });
  const { id, actions } = await aReadyCourse(it, revoked);
  expect(actions).toEqual(['edit', 'remove']);
  const refused = await refusedCall(it.app, 'submitCourse', { headers: revoked.headers, params: { id } });
  expect([refused.status, refused.problem.code]).toEqual([403, 'creator_not_verified']);
});

test('what a verification was withdrawn over stays where it is: neither its author nor a reviewer brings it out', async () => {
  const author = await aSignedIn(it.db, { roles: ['teacher'] });
  const takenOff = await aPublishedCourse(it, author);
  await unpublish(takenOff.id, author);
  const waiting = await aReadyCourse(it, author);
  await call(it.app, 'submitCourse', { headers: author.headers, params: { id: waiting.id } });
  await it.db.update(users).set({ creatorStatus: 'revoked' }).where(eq(users.id, author.user.id));

  const asked = [
    { slug: takenOff.slug, headers: author.headers },
    { slug: waiting.slug, headers: admin.headers },
  ];
  for (const { slug, headers } of asked) {
    const refused = await refusedCall(it.app, 'publishCourse', { headers, params: { slug } });
    expect([refused.status, refused.problem.code]).toEqual([403, 'creator_not_verified']);
  }
  const own = await call(it.app, 'getCourseBuilder', { headers: author.headers, params: { slug: takenOff.slug } });
  expect(own).toMatchObject({ status: 'unpublished', actions: expect.not.arrayContaining(['publish']) });
});

test('an empty draft is refused with every line that fails', async () => {
  const { id } = await call(it.app, 'createCourse', { headers: teacher.headers, body: { name: 'Nothing in it' } });
  const { status, problem } = await refusedCall(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  expect(status).toBe(422);
  expect(problem.code).toBe('course_incomplete');
  expect(Object.keys(problem.errors ?? {}).sort()).toEqual([
    'audience',
    'category',
    'content_type',
    'cover',
    'description',
    'length',
    'lesson_count',
    'level',
    'modules',
    'objectives',
    'required_lessons',
    'requirements',
    'short_description',
    'skills',
  ]);
});

test('in review the author can only take it back', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await submit(id);
  const refused = await refusedCall(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { level: 'advanced', base_version: await versionOf(it.db, id) },
  });
  expect(refused).toMatchObject({ status: 403, problem: { code: 'course_in_review' } });
  expect(refused.problem.message).toBe('Course is in review. Editing disabled.');
  const back = await call(it.app, 'withdrawCourse', { headers: teacher.headers, params: { id } });
  expect(back.status).toBe('draft');
  expect(back.actions).toContain('edit');
});

test('a blocking comment asks for changes, and must be dealt with before the next round', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  await submit(id);
  expect((await comment(id, false)).status).toBe('in_review');
  expect((await comment(id)).status).toBe('changes_requested');
  const more = await comment(id);
  expect(more.comments).toHaveLength(3);
  const notices = await call(it.app, 'listNotifications', { headers: teacher.headers });
  expect(notices.items.slice(0, 3)).toMatchObject([
    { kind: 'review_comment' },
    { kind: 'course_changes_requested', link: `/course/edit/${slug}` },
    { kind: 'review_comment' },
  ]);
  const refused = await refusedCall(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  expect(refused).toMatchObject({ status: 409, problem: { code: 'review_comments_open' } });
  for (const { id: commentId, blocking } of more.comments) {
    if (!blocking) continue;
    await call(it.app, 'resolveReviewComment', { headers: teacher.headers, params: { id: commentId } });
  }
  expect((await submit(id)).status).toBe('in_review');
  const { items } = await call(it.app, 'listReviewQueue', { headers: admin.headers, query: { per_page: 100 } });
  expect(items.find((row) => row.id === id)).toMatchObject({ round: 2, open_comments: 0 });
});

test('only the author resolves a comment', async () => {
  const { id } = await aReadyCourse(it, teacher);
  await submit(id);
  const { comments } = await comment(id);
  const params = { id: comments[0]?.id ?? '' };
  for (const [who, status] of [
    [learner, 404],
    [admin, 403],
  ] as const) {
    expect((await refusedCall(it.app, 'resolveReviewComment', { headers: who.headers, params })).status).toBe(status);
  }
});

test('a reviewer publishes; the author hears of it and every step is on record', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  await submit(id);
  const published = await publish(slug);
  expect(published).toMatchObject({ status: 'published', has_revision: false });
  expect(published.actions).toEqual(['unpublish']);
  const notices = await call(it.app, 'listNotifications', { headers: teacher.headers });
  expect(notices.items[0]).toMatchObject({ kind: 'course_published' });
  const events = await it.db.select().from(courseEvents).where(eq(courseEvents.courseId, id)).orderBy(courseEvents.at);
  expect(events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus])).toEqual([
    [null, 'draft'],
    ['draft', 'in_review'],
    ['in_review', 'published'],
  ]);
});

test('who may not review is refused, and nobody reviews their own course', async () => {
  const both = await aSignedIn(it.db, { roles: ['teacher', 'admin'] });
  const { id, slug } = await aReadyCourse(it, both);
  await call(it.app, 'submitCourse', { headers: both.headers, params: { id } });
  const refusals = [
    [both, 403, 'own_course'],
    [teacher, 404, 'not_found'],
    [learner, 404, 'not_found'],
  ] as const;
  for (const [{ headers }, status, code] of refusals) {
    const refused = await refusedCall(it.app, 'publishCourse', { headers, params: { slug }, body: {} });
    expect(refused).toMatchObject({ status, problem: { code } });
  }
  const own = await refusedCall(it.app, 'commentOnReview', {
    headers: both.headers,
    params: { id },
    body: { body: 'What a good course this is.', blocking: false },
  });
  expect(own.problem.code).toBe('own_course');
  expect((await refusedCall(it.app, 'listReviewQueue', { headers: teacher.headers })).status).toBe(403);
});

test('the author cannot publish what waits for review', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  await submit(id);
  const refused = await refusedCall(it.app, 'publishCourse', { headers: teacher.headers, params: { slug }, body: {} });
  expect(refused.status).toBe(403);
});

test('steps that do not exist are named', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  const early = await refusedCall(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  expect(early).toMatchObject({ status: 409, problem: { code: 'course_transition' } });
  expect(early.problem.message).toBe('A course that is draft cannot become published.');
  await submit(id);
  const again = await refusedCall(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  expect(again.problem.message).toBe('A course that is in review cannot become in review.');
  await publish(slug);
  const gone = await refusedCall(it.app, 'removeCourse', { headers: teacher.headers, params: { id } });
  expect(gone.problem.message).toBe('Unpublish the course before deleting it.');
});

test('a later time approves; the clock publishes, once, however many replicas run', async () => {
  const { id, slug } = await aReadyCourse(it, teacher);
  await submit(id);
  const publish_at = new Date(Date.now() + 3_600_000).toISOString();
  expect(await publish(slug, admin, { publish_at })).toMatchObject({ status: 'approved', publish_at });
  const refused = await refusedCall(it.app, 'createModule', {
    headers: teacher.headers,
    body: { course_id: id, title: 'One more' },
  });
  expect(refused.problem.code).toBe('course_in_review');
  expect(await publishDue()).not.toContain(id);
  await it.db
    .update(courses)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(courses.id, id));
  const runs = await Promise.all([publishDue(), publishDue(), publishDue()]);
  expect(runs.flat().filter((each) => each === id)).toHaveLength(1);
  const now = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug } });
  expect(now).toMatchObject({ status: 'published', publish_at: null });
});

test('edits of a published course wait in a revision until a reviewer lets them through', async () => {
  const { id, slug, modules } = await aPublishedCourse(it, teacher);
  const edited = await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { name: 'Walking faster', base_version: await versionOf(it.db, id) },
  });
  expect(edited).toMatchObject({ name: 'Walking faster', status: 'published', has_revision: true });
  const added = await call(it.app, 'createModule', {
    headers: teacher.headers,
    body: { course_id: id, title: 'Further steps' },
  });
  const newModule = added.modules.at(-1)?.id ?? '';
  await call(it.app, 'createLesson', {
    headers: teacher.headers,
    body: { module_id: newModule, title: 'More to read', kind: 'text' },
  });
  const outside = await call(it.app, 'getPlayer', { params: { slug } });
  expect(outside.course.name).toBe('Walking the porch');
  expect(outside.modules).toHaveLength(1);

  const incomplete = await refusedCall(it.app, 'submitCourse', { headers: teacher.headers, params: { id } });
  expect(incomplete.problem.errors).toHaveProperty('lesson_content');
  const { modules: now } = await call(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug } });
  await call(it.app, 'updateLesson', {
    headers: teacher.headers,
    params: { id: now.at(-1)?.lessons[0]?.id ?? '' },
    body: { markdown: 'Walk on.', base_version: await versionOf(it.db, id) },
  });
  expect((await submit(id)).status).toBe('in_review');
  const { items } = await call(it.app, 'listReviewQueue', { headers: admin.headers, query: { per_page: 100 } });
  expect(items.find((row) => row.id === id)?.name).toBe('Walking faster');

  const published = await publish(slug);
  expect(published).toMatchObject({ name: 'Walking faster', status: 'published', has_revision: false });
  const after = await call(it.app, 'getPlayer', { params: { slug } });
  expect(after.course.name).toBe('Walking faster');
  expect(after.modules).toHaveLength(2);
  expect(after.modules[0]?.lessons.map((lesson) => lesson.id)).toEqual(modules[0]?.lessons.map((lesson) => lesson.id));
});

test('what was taken off by its author comes back at once, unless something new must be judged', async () => {
  const { id, slug } = await aPublishedCourse(it, teacher);
  expect((await unpublish(id)).status).toBe('unpublished');
  expect((await refusedCall(it.app, 'getPlayer', { headers: learner.headers, params: { slug } })).status).toBe(404);
  expect((await publish(slug, teacher)).status).toBe('published');
  await unpublish(id);
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { type: 'paid', price_minor: 900, base_version: await versionOf(it.db, id) },
  });
  const dearer = await publish(slug, teacher);
  expect(dearer).toMatchObject({ status: 'published', price_minor: 900 });
  await unpublish(id);
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { name: 'Something else', base_version: await versionOf(it.db, id) },
  });
  expect((await publish(slug, teacher)).status).toBe('in_review');
  expect((await publish(slug)).status).toBe('published');
});

test('an admin gives a reason for taking a course off, and it comes back through review only', async () => {
  const { id, slug } = await aPublishedCourse(it, teacher);
  const bare = await refusedCall(it.app, 'unpublishCourse', { headers: admin.headers, params: { id }, body: {} });
  expect(bare.problem.errors).toHaveProperty('reason');
  expect((await refusedCall(it.app, 'unpublishCourse', { headers: learner.headers, params: { id } })).status).toBe(403);
  await unpublish(id, admin, 'Copied from another course.');
  const notices = await call(it.app, 'listNotifications', { headers: teacher.headers });
  expect(notices.items[0]).toMatchObject({ kind: 'course_unpublished', body: 'Copied from another course.' });
  const refused = await refusedCall(it.app, 'publishCourse', { headers: admin.headers, params: { slug }, body: {} });
  expect(refused.status).toBe(403);
  expect((await publish(slug, teacher)).status).toBe('in_review');
});

test('taking a course off stops the revision that was approved for later', async () => {
  const { id, slug } = await aPublishedCourse(it, teacher);
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id },
    body: { name: 'A later name', base_version: await versionOf(it.db, id) },
  });
  await submit(id);
  expect(await publish(slug, admin, { publish_at: new Date(Date.now() + 3_600_000).toISOString() })).toMatchObject({
    status: 'approved',
  });
  const due = await it.db
    .update(courseRevisions)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(courseRevisions.courseId, id))
    .returning();
  expect(due).toHaveLength(1);
  await unpublish(id);
  expect(await publishDue()).not.toContain(id);
});

test('an author deletes what nobody took, a super-admin also what was taken', async () => {
  const { id, slug } = await aPublishedCourse(it, teacher);
  await call(it.app, 'enrol', { headers: learner.headers, body: { course_id: id } });
  await unpublish(id);
  const refused = await refusedCall(it.app, 'removeCourse', { headers: teacher.headers, params: { id } });
  expect(refused.problem.code).toBe('course_has_enrollments');
  await call(it.app, 'removeCourse', { headers: superAdmin.headers, params: { id } });
  expect((await refusedCall(it.app, 'getCourseBuilder', { headers: teacher.headers, params: { slug } })).status).toBe(
    404,
  );
  const draft = await aReadyCourse(it, teacher);
  expect(
    (await refusedCall(it.app, 'removeCourse', { headers: learner.headers, params: { id: draft.id } })).status,
  ).toBe(404);
  expect((await refusedCall(it.app, 'removeCourse', { headers: admin.headers, params: { id: draft.id } })).status).toBe(
    403,
  );
  await call(it.app, 'removeCourse', { headers: teacher.headers, params: { id: draft.id } });
});

test('a course that cannot be published holds up none of the others that are due', async () => {
  const later = { publish_at: new Date(Date.now() + 3_600_000).toISOString() };
  const broken = await aPublishedCourse(it, teacher);
  await call(it.app, 'updateCourse', {
    headers: teacher.headers,
    params: { id: broken.id },
    body: {
      short_description: 'A walk through the porch that goes wrong.',
      base_version: await versionOf(it.db, broken.id),
    },
  });
  const sound = await aReadyCourse(it, teacher);
  for (const { id, slug } of [broken, sound]) {
    await submit(id);
    await publish(slug, admin, later);
  }
  await it.db
    .update(courseRevisions)
    .set({
      publishAt: sql`now() - interval '1 second'`,
      content: sql`jsonb_set(content, '{fields,final_category_id}', to_jsonb(${broken.id}::text))`,
    })
    .where(eq(courseRevisions.courseId, broken.id));
  await it.db
    .update(courses)
    .set({ publishAt: sql`now() - interval '1 second'` })
    .where(eq(courses.id, sound.id));
  expect(await publishDue()).toEqual([sound.id]);
});
