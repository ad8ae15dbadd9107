import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { DiscussionSort } from '@stoa/shared/contract/learning/discussion-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { anEnrolment } from '../../testing/course-builders.ts';
import { aClassroom, aLearnerOf, anAnswer, aQuestion } from '../../testing/discussion-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { enrolments } from '../enrolments/enrolments.tables.ts';
import { lessons } from '../../teaching/lessons/lessons.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

interface Query {
  sort?: DiscussionSort;
  q?: string;
  lesson_id?: string;
  after?: string;
  limit?: number;
}
const listed = ({ headers }: Pick<SignedIn, 'headers'>, id: string, query: Query = {}) =>
  call(it.app, 'listDiscussions', { headers, params: { id }, query });
const bodiesOf = async (...given: Parameters<typeof listed>) => (await listed(...given)).items.map(({ body }) => body);
const repliesTo = (
  { headers }: Pick<SignedIn, 'headers'>,
  id: string,
  query: { after?: string; limit?: number } = {},
) => call(it.app, 'listDiscussionReplies', { headers, params: { id }, query });
const noticesOf = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await call(it.app, 'listNotifications', { headers })).items
    .filter(({ kind }) => kind.startsWith('discussion_'))
    .map(({ kind, title }) => [kind, title]);
const vote = ({ headers }: Pick<SignedIn, 'headers'>, id: string, up = true) =>
  call(it.app, 'voteDiscussion', { headers, params: { id }, body: { up } });
const accept = ({ headers }: Pick<SignedIn, 'headers'>, id: string, reply_id: string | null) =>
  call(it.app, 'acceptDiscussionReply', { headers, params: { id }, body: { reply_id } });
const remove = ({ headers }: Pick<SignedIn, 'headers'>, id: string) =>
  call(it.app, 'removeDiscussion', { headers, params: { id } });

test('a learner asks at a second of a lesson; the teacher is told, and answers', async () => {
  const { course, lessonId, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course, { lesson_id: lessonId, at_s: 192, body: ' Why *that* roof? ' });
  expect(question).toMatchObject({
    lesson: { id: lessonId },
    parent_id: null,
    kind: 'question',
    at_s: 192,
    body: 'Why *that* roof?',
    is_own: true,
    by_team: false,
    actions: ['reply', 'edit', 'remove'],
  });
  expect(await noticesOf(teacher)).toEqual([['discussion_question', 'Ada Porch asks a question in “Porches”']]);
  const [notice] = (await call(it.app, 'listNotifications', { headers: teacher.headers })).items;
  expect(notice?.link).toBe(`/course/${course.slug}?lesson=${lessonId}&discussion=${question.id}`);

  const answer = await anAnswer(it, teacher, question);
  expect(answer).toMatchObject({ parent_id: question.id, by_team: true, lesson: { id: lessonId }, at_s: null });
  expect(await noticesOf(learner)).toEqual([['discussion_reply', 'Thea Teacher answered you in “Porches”']]);
  const [asked] = (await listed(learner, course.id)).items;
  expect(asked).toMatchObject({ id: question.id, reply_count: 1, solved: false });
});

test('only who learns in the course, and its team, take part', async () => {
  const { course, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const stranger = await aSignedIn(it.db, { roles: ['teacher'] });
  const left = await aSignedIn(it.db);
  await anEnrolment(it.db, { userId: left.user.id, courseId: course.id, status: 'unenrolled' });
  for (const { headers } of [stranger, left]) {
    const params = { id: question.id };
    const refusals = [
      await refusedCall(it.app, 'listDiscussions', { headers, params: { id: course.id } }),
      await refusedCall(it.app, 'getDiscussion', { headers, params }),
      await refusedCall(it.app, 'listDiscussionReplies', { headers, params }),
      await refusedCall(it.app, 'voteDiscussion', { headers, params, body: { up: true } }),
      await refusedCall(it.app, 'createDiscussion', { headers, body: { id: v7(), course_id: course.id, body: 'Hm' } }),
    ];
    expect(refusals.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 5 }, () => [403, 'not_enrolled']),
    );
  }
  expect((await refusedCall(it.app, 'listDiscussions', { params: { id: course.id } })).status).toBe(401);
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  expect(await aQuestion(it, admin, course)).toMatchObject({ by_team: true });
});

test('a text has bounds, a lesson of the course, and a second only at a lesson', async () => {
  const { course, lessonId, learner } = await aClassroom(it);
  const other = await aClassroom(it);
  const refused = async (body: object) =>
    (
      await refusedCall(it.app, 'createDiscussion', {
        headers: learner.headers,
        body: { id: v7(), course_id: course.id, body: 'Why?', ...body },
      })
    ).problem.errors;
  expect(await refused({ body: '  ' })).toEqual({ body: ['Text must be between 1 and 5000 characters.'] });
  expect(await refused({ body: 'a'.repeat(5001) })).toEqual({ body: ['Text must be between 1 and 5000 characters.'] });
  expect(await refused({ at_s: 5 })).toEqual({ at_s: ['A second belongs to a question or comment about a lesson.'] });
  expect(await refused({ lesson_id: other.lessonId })).toEqual({
    lesson_id: ['This lesson is no longer part of the course.'],
  });
  expect((await aQuestion(it, learner, course, { lesson_id: lessonId, at_s: 0 })).at_s).toBe(0);
});

test('the same text sent twice, even at once, is one; another text under the same id is an edit', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const id = v7();
  await Promise.all([1, 2, 3].map(() => aQuestion(it, learner, course, { id })));
  const again = await aQuestion(it, learner, course, { id, body: 'Why columns at all?' });
  expect(again.edited_at).not.toBeNull();
  expect(await bodiesOf(learner, course.id)).toEqual(['Why columns at all?']);
  expect(await noticesOf(teacher)).toHaveLength(1);
  const taken = await refusedCall(it.app, 'createDiscussion', {
    headers: teacher.headers,
    body: { id, course_id: course.id, body: 'Mine' },
  });
  expect([taken.status, taken.problem.code]).toEqual([409, 'conflict']);
});

test('replies stand on one level, the accepted one first', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const first = await anAnswer(it, learner, question, { body: 'First' });
  const second = await anAnswer(it, teacher, question, { body: 'Second' });
  const deeper = await refusedCall(it.app, 'createDiscussion', {
    headers: learner.headers,
    body: { id: v7(), course_id: course.id, parent_id: first.id, body: 'Deeper' },
  });
  expect(deeper.problem.code).toBe('conflict');
  expect((await accept(learner, question.id, second.id)).solved).toBe(true);
  const page = await repliesTo(learner, question.id, { limit: 1 });
  expect(page.items.map(({ body, accepted }) => [body, accepted])).toEqual([['Second', true]]);
  const rest = await repliesTo(learner, question.id, { after: page.next! });
  expect(rest).toMatchObject({ items: [{ body: 'First', accepted: false }], next: null });
});

test('an answer is accepted by who asked or the team, of a question alone, and its writer is told once', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const helper = await aLearnerOf(it, course, { firstName: 'Hal' });
  const question = await aQuestion(it, learner, course);
  const answer = await anAnswer(it, helper, question);
  const params = { id: question.id };
  const others = await refusedCall(it.app, 'acceptDiscussionReply', {
    headers: helper.headers,
    params,
    body: { reply_id: answer.id },
  });
  expect(others.status).toBe(403);
  await accept(learner, question.id, answer.id);
  await accept(teacher, question.id, answer.id);
  expect(await noticesOf(helper)).toEqual([['discussion_accepted', 'Your answer in “Porches” was accepted']]);
  expect((await accept(teacher, question.id, null)).solved).toBe(false);

  const comment = await aQuestion(it, learner, course, { kind: 'comment' });
  const reply = await anAnswer(it, helper, comment);
  const wrong = await refusedCall(it.app, 'acceptDiscussionReply', {
    headers: learner.headers,
    params: { id: comment.id },
    body: { reply_id: reply.id },
  });
  expect(wrong.problem.code).toBe('conflict');
  const elsewhere = await refusedCall(it.app, 'acceptDiscussionReply', {
    headers: learner.headers,
    params,
    body: { reply_id: reply.id },
  });
  expect(elsewhere.status).toBe(404);
});

test('of answers accepted at once one counts, and a removed one never does', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const answers = await Promise.all([1, 2, 3].map((n) => anAnswer(it, teacher, question, { body: `Answer ${n}` })));
  await Promise.all(answers.map(({ id }) => accept(learner, question.id, id)));
  const accepted = (await repliesTo(learner, question.id)).items.filter((reply) => reply.accepted);
  expect(accepted).toHaveLength(1);
  await remove(teacher, accepted[0]!.id);
  expect((await listed(learner, course.id)).items[0]).toMatchObject({ solved: false, reply_count: 2 });
  const gone = await refusedCall(it.app, 'acceptDiscussionReply', {
    headers: teacher.headers,
    params: { id: question.id },
    body: { reply_id: accepted[0]!.id },
  });
  expect([gone.status, gone.problem.code]).toEqual([409, 'content_removed']);
});

test('everyone votes once, however often and at once they press, and can take it back', async () => {
  const { course, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const voters = await Promise.all(['Ann', 'Ben', 'Cy'].map((firstName) => aLearnerOf(it, course, { firstName })));
  await Promise.all([...voters, ...voters].map((voter) => vote(voter, question.id)));
  expect((await listed(voters[0]!, course.id)).items[0]).toMatchObject({ upvotes: 3, voted: true });
  await Promise.all([vote(voters[0]!, question.id, false), vote(voters[0]!, question.id, false)]);
  expect(await vote(voters[1]!, question.id)).toMatchObject({ upvotes: 2, voted: true });
  const own = await refusedCall(it.app, 'voteDiscussion', {
    headers: learner.headers,
    params: { id: question.id },
    body: { up: true },
  });
  expect([own.status, own.problem.code]).toEqual([403, 'own_content']);
});

test('the list is sorted, filtered and searched, pinned ones first, and paged without gaps', async () => {
  const { course, lessonId, teacher, learner } = await aClassroom(it);
  const voter = await aLearnerOf(it, course);
  const one = await aQuestion(it, learner, course, { body: 'One about roofs', lesson_id: lessonId });
  const two = await aQuestion(it, learner, course, { body: 'Two about columns' });
  await aQuestion(it, learner, course, { body: 'Three is a comment', kind: 'comment' });
  const four = await aQuestion(it, learner, course, { body: 'Four' });
  await anAnswer(it, teacher, two, { body: 'Of Pentelic marble' });
  await anAnswer(it, voter, four, { body: 'I ask myself, too' });
  await vote(voter, one.id);
  expect(await bodiesOf(learner, course.id)).toEqual([
    'Four',
    'Three is a comment',
    'Two about columns',
    'One about roofs',
  ]);
  expect((await bodiesOf(learner, course.id, { sort: 'votes' }))[0]).toBe('One about roofs');
  expect(await bodiesOf(learner, course.id, { sort: 'unanswered' })).toEqual(['Four', 'One about roofs']);
  expect(await bodiesOf(learner, course.id, { lesson_id: lessonId })).toEqual(['One about roofs']);
  expect(await bodiesOf(learner, course.id, { q: 'pentel' })).toEqual(['Two about columns']);
  expect(await bodiesOf(learner, course.id, { q: '?!' })).toEqual([]);
  await call(it.app, 'steerDiscussion', { headers: teacher.headers, params: { id: two.id }, body: { pinned: true } });
  for (const sort of ['newest', 'votes'] as const) {
    const whole = await bodiesOf(learner, course.id, { sort });
    expect(whole[0]).toBe('Two about columns');
    const pages = await listed(learner, course.id, { sort, limit: 2 });
    const rest = await listed(learner, course.id, { sort, limit: 2, after: pages.next! });
    expect([...pages.items, ...rest.items].map(({ body }) => body)).toEqual(whole);
    expect(rest.next).toBeNull();
  }
});

test('the team pins and locks; in a locked discussion nothing is added, edited or accepted', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const answer = await anAnswer(it, teacher, question);
  const params = { id: question.id };
  const body = { locked: true };
  expect((await refusedCall(it.app, 'steerDiscussion', { headers: learner.headers, params, body })).status).toBe(403);
  const locked = await call(it.app, 'steerDiscussion', { headers: teacher.headers, params, body });
  expect(locked).toMatchObject({ locked: true, pinned: false });
  const { headers } = learner;
  const refusals = [
    await refusedCall(it.app, 'updateDiscussion', { headers, params, body: { body: 'Else' } }),
    await refusedCall(it.app, 'acceptDiscussionReply', { headers, params, body: { reply_id: answer.id } }),
    await refusedCall(it.app, 'createDiscussion', {
      headers,
      body: { id: v7(), course_id: course.id, parent_id: question.id, body: 'More' },
    }),
  ];
  expect(refusals.map(({ problem }) => problem.code)).toEqual(['content_locked', 'content_locked', 'content_locked']);
  expect((await listed(learner, course.id)).items[0]?.actions).toEqual(['remove']);
});

test('one edits the own text, and it says so; a removed text with replies leaves its place', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const params = { id: question.id };
  const others = await refusedCall(it.app, 'updateDiscussion', {
    headers: teacher.headers,
    params,
    body: { body: 'X' },
  });
  expect(others.status).toBe(403);
  const edited = await call(it.app, 'updateDiscussion', { headers: learner.headers, params, body: { body: 'Better' } });
  expect(edited).toMatchObject({ body: 'Better', edited_at: expect.any(String) });
  await anAnswer(it, teacher, question);
  await remove(learner, question.id);
  const reader = await aLearnerOf(it, course);
  const [place] = (await listed(reader, course.id)).items;
  expect(place).toMatchObject({ body: null, author: null, removal: { by: 'author' }, reply_count: 1, actions: [] });
  const back = await call(it.app, 'restoreDiscussion', { headers: learner.headers, params });
  expect(back).toMatchObject({ body: 'Better', removal: null });
});

test('the team removes what others wrote, and only the team brings that back; without replies nothing is left', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  const params = { id: question.id };
  const reader = await aLearnerOf(it, course);
  expect((await refusedCall(it.app, 'removeDiscussion', { headers: reader.headers, params })).status).toBe(403);
  expect((await remove(teacher, question.id)).removal).toMatchObject({ by: 'course_admin' });
  expect(await bodiesOf(reader, course.id)).toEqual([]);
  expect(await bodiesOf(reader, course.id, { q: 'columns' })).toEqual([]);
  expect((await refusedCall(it.app, 'restoreDiscussion', { headers: learner.headers, params })).status).toBe(403);
  await call(it.app, 'restoreDiscussion', { headers: teacher.headers, params });
  expect(await bodiesOf(reader, course.id)).toEqual(['Why columns?']);
});

test('who takes part or teaches can be mentioned; others are not told, nobody is told twice, nor of an edit again', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  const helper = await aLearnerOf(it, course, { firstName: 'Hal' });
  const silent = await aLearnerOf(it, course, { firstName: 'Sil' });
  const question = await aQuestion(it, learner, course, { body: '@Thea Teacher, why columns?' });
  expect(await noticesOf(teacher)).toHaveLength(1);
  await anAnswer(it, helper, question);
  const body = 'As @Hal Porch says, @Ada Porch. And @Sil Porch?';
  const answer = await anAnswer(it, teacher, question, { body });
  await call(it.app, 'updateDiscussion', {
    headers: teacher.headers,
    params: { id: answer.id },
    body: { body: `${body}!` },
  });
  expect(await noticesOf(helper)).toEqual([['discussion_mention', 'Thea Teacher mentioned you in “Porches”']]);
  expect((await noticesOf(learner)).map(([kind]) => kind)).toEqual(['discussion_reply', 'discussion_reply']);
  expect(await noticesOf(silent)).toEqual([]);
});

test('nobody is told of a course they left, nor of a kind they do not want', async () => {
  const { course, teacher, learner } = await aClassroom(it);
  await call(it.app, 'updateNotificationChannels', {
    headers: teacher.headers,
    body: { kind: 'discussion_question', site: false },
  });
  const question = await aQuestion(it, learner, course);
  expect(await noticesOf(teacher)).toEqual([]);
  await it.db.update(enrolments).set({ status: 'unenrolled' }).where(eq(enrolments.userId, learner.user.id));
  await anAnswer(it, teacher, question);
  expect(await noticesOf(learner)).toEqual([]);
});

test('the teacher lists what waits in all their courses, oldest first, until it is answered', async () => {
  const { course, teacher, learner } = await aClassroom(it, 'Roofs');
  const other = await aClassroom(it, 'Walls');
  const first = await aQuestion(it, learner, course, { body: 'First' });
  const second = await aQuestion(it, learner, course, { body: 'Second' });
  await aQuestion(it, learner, course, { body: 'A comment', kind: 'comment' });
  await aQuestion(it, teacher, course, { body: 'By the teacher' });
  await aQuestion(it, other.learner, other.course, { body: 'Of another' });
  const open = (query: Query & { course_id?: string } = {}) =>
    call(it.app, 'listOpenQuestions', { headers: teacher.headers, query });
  const list = await open();
  expect(list.items.map(({ body, course: { name } }) => [body, name])).toEqual([
    ['First', 'Roofs'],
    ['Second', 'Roofs'],
  ]);
  expect(list.courses).toEqual([{ id: course.id, name: 'Roofs', waiting: 2 }]);
  expect((await open({ limit: 1 })).next).toBe(first.id);
  expect((await open({ after: first.id })).items.map(({ body }) => body)).toEqual(['Second']);
  expect((await open({ course_id: other.course.id })).items).toEqual([]);
  await anAnswer(it, teacher, first);
  const helper = await aLearnerOf(it, course);
  const answer = await anAnswer(it, helper, second);
  expect((await open()).items.map(({ body }) => body)).toEqual(['Second']);
  await accept(learner, second.id, answer.id);
  expect(await open()).toMatchObject({ items: [], courses: [] });
});

test('ten texts a minute are enough; what is sent again costs nothing', async () => {
  const { course, learner } = await aClassroom(it);
  const question = await aQuestion(it, learner, course);
  for (let n = 0; n < 9; n++) await anAnswer(it, learner, question, { body: `${n}` });
  await aQuestion(it, learner, course, { id: question.id });
  const refused = await refusedCall(it.app, 'createDiscussion', {
    headers: learner.headers,
    body: { id: v7(), course_id: course.id, body: 'One more' },
  });
  expect([refused.status, refused.problem.code]).toEqual([429, 'rate_limited']);
});

test('what was asked about a lesson stays when the lesson goes', async () => {
  const { course, lessonId, learner } = await aClassroom(it);
  await aQuestion(it, learner, course, { lesson_id: lessonId, at_s: 7 });
  await it.db.delete(lessons).where(eq(lessons.id, lessonId));
  expect((await listed(learner, course.id)).items[0]).toMatchObject({ lesson: null, body: 'Why columns?' });
});
