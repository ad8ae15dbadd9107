import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aClassroom, aLearnerOf, aQuestion } from '../../testing/discussion-builders.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

/** A question at a lesson that is closed since, and one about the course as a whole. */
async function aClosedLesson() {
  const { course, lessonId, teacher, learner } = await aClassroom(it);
  const closed = await aQuestion(it, learner, course, { lesson_id: lessonId, body: 'Why that roof?' });
  const open = await aQuestion(it, learner, course, { body: 'Why columns?' });
  const set = (day: string) =>
    it.db
      .update(lessons)
      .set({ opening: { kind: 'on', day }, isPreview: false })
      .where(eq(lessons.id, lessonId));
  await set('2199-01-01');
  return { course, lessonId, teacher, closed, open, set, other: await aLearnerOf(it, course) };
}

test('what is said at a lesson that is closed to a learner is closed to them, too, until it opens', async () => {
  const { course, lessonId, closed, open, other, set } = await aClosedLesson();
  const { headers } = other;
  const list = (query = {}) => call(it.app, 'listDiscussions', { headers, params: { id: course.id }, query });
  expect((await list()).items.map(({ id }) => id)).toEqual([open.id]);
  expect((await list({ q: 'roof' })).items).toEqual([]);
  const params = { id: closed.id };
  const text = { id: v7(), course_id: course.id, kind: 'comment' as const, body: 'Because.' };
  const refused = [
    await refusedCall(it.app, 'listDiscussions', {
      headers,
      params: { id: course.id },
      query: { lesson_id: lessonId },
    }),
    await refusedCall(it.app, 'getDiscussion', { headers, params }),
    await refusedCall(it.app, 'listDiscussionReplies', { headers, params, query: {} }),
    await refusedCall(it.app, 'voteDiscussion', { headers, params, body: { up: true } }),
    await refusedCall(it.app, 'createDiscussion', { headers, body: { ...text, parent_id: closed.id } }),
    await refusedCall(it.app, 'createDiscussion', { headers, body: { ...text, lesson_id: lessonId } }),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(
    refused.map(() => [403, 'lesson_locked']),
  );
  await set('2020-01-01');
  expect((await list({ lesson_id: lessonId })).items.map(({ id }) => id)).toEqual([closed.id]);
  expect(await call(it.app, 'createDiscussion', { headers, body: { ...text, parent_id: closed.id } })).toMatchObject({
    parent_id: closed.id,
  });
});

test('the team of the course, and those who moderate, read everything at any time', async () => {
  const { course, teacher, closed, open } = await aClosedLesson();
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  for (const { headers } of [teacher, admin]) {
    const { items } = await call(it.app, 'listDiscussions', { headers, params: { id: course.id }, query: {} });
    expect(items.map(({ id }) => id).sort()).toEqual([closed.id, open.id].sort());
    expect(await call(it.app, 'getDiscussion', { headers, params: { id: closed.id } })).toMatchObject({
      body: 'Why that roof?',
    });
  }
});
