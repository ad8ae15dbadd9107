import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aModerator } from '../testing/community-builders.ts';
import { aClassroom, aLearnerOf, anAnswer, aQuestion } from '../testing/discussion-builders.ts';
import type { SignedIn } from '../testing/ready-course.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const reason = 'This is an advertisement.';
const note = 'Advertising is not allowed here.';
const report = ({ headers }: SignedIn, id: string) => ({
  headers,
  params: { subject: 'discussions' as const, id },
  body: { reason },
});
const queueOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listContentReports', { headers, query: { status: 'pending', per_page: 100 } })).items;
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers })).items.map(({ kind, link }) => [kind, link]);

test('a text of a course is reported by who reads it, once, and never by who wrote it', async () => {
  const { course, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const reader = await aLearnerOf(it, course);
  await call(it.app, 'reportContent', report(reader, question.id));
  const again = await refusedCall(it.app, 'reportContent', report(reader, question.id));
  expect(again.problem.code).toBe('already_reported');
  expect((await refusedCall(it.app, 'reportContent', report(learner, question.id))).problem.code).toBe('own_content');
  const stranger = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'reportContent', report(stranger, question.id))).problem.code).toBe('not_enrolled');
  const other = await aQuestion(it, learner, course);
  await call(it.app, 'reportContent', report(reader, other.id));
});

test('a moderator sees the text and where it stands, hides it, and everyone concerned is told', async () => {
  const moderator = await aModerator(it);
  const { course, lessonId, learner, teacher } = await aClassroom(it);
  const question = await aQuestion(it, learner, course, { lesson_id: lessonId });
  const answer = await anAnswer(it, teacher, question, { body: 'Buy my shoes!' });
  await call(it.app, 'reportContent', report(learner, answer.id));
  const found = (await queueOf(moderator)).find(({ subject_id }) => subject_id === answer.id)!;
  const link = `/course/${course.slug}?lesson=${lessonId}&discussion=${question.id}`;
  expect(found).toMatchObject({
    subject: 'discussions',
    post_id: null,
    link,
    title: question.lesson?.title,
    body: 'Buy my shoes!',
    author: { full_name: 'Thea Teacher' },
    changed: false,
    removal: null,
  });
  const decided = await call(it.app, 'decideContentReport', {
    headers: moderator.headers,
    params: { id: found.id },
    body: { verdict: 'accepted', note },
  });
  expect(decided).toMatchObject({ status: 'accepted', removal: { by: 'moderator', note } });
  const { headers } = learner;
  expect((await call(it.app, 'listDiscussionReplies', { headers, params: { id: question.id } })).items).toEqual([]);
  expect(await noticesOf(teacher)).toContainEqual(['content_removed', link]);
  expect(await noticesOf(learner)).toContainEqual(['report_decided', link]);
  const restored = await refusedCall(it.app, 'restoreDiscussion', {
    headers: teacher.headers,
    params: { id: answer.id },
  });
  expect(restored.status).toBe(403);

  const [decision] = (await call(it.app, 'listModerationDecisions', { headers: moderator.headers, query: {} })).items;
  expect(decision).toMatchObject({ action: 'accept_report', subject: 'discussions', post_id: null, link });
  await call(it.app, 'moderateContent', {
    headers: moderator.headers,
    params: { subject: 'discussions', id: answer.id },
    body: { action: 'restore', reason: 'They sell no shoes.' },
  });
  const back = await call(it.app, 'listDiscussionReplies', { headers, params: { id: question.id } });
  expect(back.items.map(({ body }) => body)).toEqual(['Buy my shoes!']);
});

test('a rejected report leaves the text; moderators do not decide on their own, and pin posts alone', async () => {
  const moderator = await aModerator(it);
  const { course, learner } = await aClassroom(it);
  const question = await aQuestion(it, moderator, course);
  await call(it.app, 'reportContent', report(learner, question.id));
  expect((await queueOf(moderator)).map(({ subject_id }) => subject_id)).not.toContain(question.id);
  const other = await aModerator(it);
  const found = (await queueOf(other)).find(({ subject_id }) => subject_id === question.id)!;
  const decision = { params: { id: found.id }, body: { verdict: 'rejected' as const, note } };
  const own = await refusedCall(it.app, 'decideContentReport', { headers: moderator.headers, ...decision });
  expect(own.problem.code).toBe('own_content');
  await call(it.app, 'decideContentReport', { headers: other.headers, ...decision });
  const list = await call(it.app, 'listDiscussions', {
    headers: learner.headers,
    params: { id: course.id },
    query: {},
  });
  expect(list.items[0]).toMatchObject({ id: question.id, removal: null });
  const pin = await refusedCall(it.app, 'moderateContent', {
    headers: other.headers,
    params: { subject: 'discussions', id: question.id },
    body: { action: 'pin' },
  });
  expect(pin.status).toBe(404);
});
