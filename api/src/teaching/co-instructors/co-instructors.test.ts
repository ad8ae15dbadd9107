import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { CourseRight } from '@stoa/shared/contract/teaching/co-instructor-words.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import { users } from '../../kernel/users.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { mailsTo } from '../../testing/mails.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let owner: SignedIn;
let other: SignedIn;
let course: CourseBuilder;
beforeAll(async () => {
  it = await buildTestApp();
});
beforeEach(async () => {
  owner = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Zeno' });
  other = await aSignedIn(it.db, { roles: ['teacher'], firstName: 'Chrysippus' });
  course = await aReadyCourse(it, owner);
});
afterAll(() => it.close());

const invitation = (email: string, rights: CourseRight[] = ['edit'], by = owner) => ({
  headers: by.headers,
  params: { id: course.id },
  body: { email, rights },
});
const invite = (person = other, rights?: CourseRight[]) =>
  call(it.app, 'inviteCoInstructor', invitation(person.user.email, rights));
const answer = ({ headers }: SignedIn, accept = true) => ({ headers, params: { id: course.id }, body: { accept } });
const seatOf = (by: SignedIn, person = other) => ({
  headers: by.headers,
  params: { id: course.id, user_id: person.user.id },
});
const noticesOf = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listNotifications', { headers })).items.map(({ kind, title }) => [kind, title]);
const waitingFor = async ({ headers }: SignedIn) =>
  (await call(it.app, 'listCourseInvitations', { headers })).items.map((waiting) => waiting.course_id);
const coursesOf = async ({ headers }: SignedIn) => (await call(it.app, 'listOwnCourses', { headers })).items;

test('who is invited is told on the site and by email, and accepts among their courses', async () => {
  const team = await invite();
  expect(team.items).toMatchObject([{ person: { id: other.user.id }, status: 'invited', accepted_at: null }]);
  expect(await noticesOf(other)).toEqual([
    ['course_invitation', `${owner.user.fullName} invites you to work on “${course.name}”`],
  ]);
  expect(await mailsTo(it.db, other.user.email)).toHaveLength(1);
  expect(await waitingFor(other)).toEqual([course.id]);
  expect(await coursesOf(other)).toEqual([]);
  await call(it.app, 'answerCourseInvitation', answer(other));
  await call(it.app, 'answerCourseInvitation', answer(other));
  expect(await waitingFor(other)).toEqual([]);
  expect(await coursesOf(other)).toMatchObject([{ id: course.id, shared_by: { id: owner.user.id } }]);
  expect(await coursesOf(owner)).toMatchObject([{ id: course.id, shared_by: null }]);
  expect(await noticesOf(other)).toEqual([]);
  expect(await noticesOf(owner)).toEqual([
    ['course_joined', `${other.user.fullName} works on “${course.name}” with you now`],
  ]);
});

test('who declines has no part in the course, and can be invited again', async () => {
  await invite();
  await call(it.app, 'answerCourseInvitation', answer(other, false));
  expect((await refusedCall(it.app, 'answerCourseInvitation', answer(other))).status).toBe(404);
  expect((await noticesOf(owner))[0]?.[0]).toBe('course_left');
  expect((await invite()).items).toHaveLength(1);
});

test('an address finds who teaches here, and of everyone else says the same', async () => {
  const learner = await aSignedIn(it.db);
  const words = async (email: string) =>
    (await refusedCall(it.app, 'inviteCoInstructor', invitation(email))).problem.errors?.['email'];
  const nobody = ['Nobody who teaches here has this email address.'];
  expect(await words('nobody@stoa.example')).toEqual(nobody);
  expect(await words(learner.user.email)).toEqual(nobody);
  expect(await words(owner.user.email)).toEqual(['This course is yours: invite someone else.']);
  expect(await words('no address')).toHaveLength(1);
  await invite();
  expect(await words(other.user.email.toUpperCase())).toEqual(['They are invited already.']);
  await call(it.app, 'answerCourseInvitation', answer(other));
  expect(await words(other.user.email)).toEqual(['They work on this course already.']);
});

test('an invitation names a right', async () => {
  const refused = await refusedCall(it.app, 'inviteCoInstructor', invitation(other.user.email, []));
  expect(refused.problem.errors).toHaveProperty('rights');
});

test('of invitations at the same time one counts', async () => {
  const replies = await Promise.allSettled([invite(), invite(), invite()]);
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a course has at most ten co-instructors', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aSignedIn(it.db, { roles: ['teacher'] })));
  await Promise.all(people.map((person) => invite(person)));
  const refused = await refusedCall(it.app, 'inviteCoInstructor', invitation(other.user.email));
  expect(refused.problem.errors).toEqual({ email: ['A course has at most 10 co-instructors.'] });
});

test('the owner alone invites, changes rights and removes; co-instructors see one another, not who is only invited', async () => {
  const third = await aSignedIn(it.db, { roles: ['teacher'] });
  await invite(other, ['edit', 'grade']);
  await call(it.app, 'answerCourseInvitation', answer(other));
  await invite(third);
  const seen = await call(it.app, 'listCoInstructors', { headers: other.headers, params: { id: course.id } });
  expect(seen).toMatchObject({ is_owner: false, owner: { id: owner.user.id }, items: [{ status: 'active' }] });
  const refusals = [
    await refusedCall(it.app, 'inviteCoInstructor', invitation(third.user.email, ['edit'], other)),
    await refusedCall(it.app, 'updateCoInstructor', { ...seatOf(other), body: { rights: ['edit', 'grade'] } }),
    await refusedCall(it.app, 'removeCoInstructor', seatOf(other, third)),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
  const changed = await call(it.app, 'updateCoInstructor', { ...seatOf(owner), body: { rights: ['grade'] } });
  expect(changed.items[0]).toMatchObject({ rights: ['grade'], status: 'active' });
});

test('who leaves is gone at once, and whoever is removed twice is gone once', async () => {
  await invite();
  await call(it.app, 'answerCourseInvitation', answer(other));
  await call(it.app, 'removeCoInstructor', seatOf(other));
  expect(await coursesOf(other)).toEqual([]);
  expect((await noticesOf(owner))[0]?.[0]).toBe('course_left');
  expect((await refusedCall(it.app, 'removeCoInstructor', seatOf(other))).status).toBe(404);
  await call(it.app, 'removeCoInstructor', seatOf(owner));
});

test('who is removed is told, and an invitation that was taken back is not there to be answered', async () => {
  await invite();
  await call(it.app, 'removeCoInstructor', seatOf(owner));
  expect(await noticesOf(other)).toEqual([]);
  expect((await refusedCall(it.app, 'answerCourseInvitation', answer(other))).status).toBe(404);
  await invite();
  await call(it.app, 'answerCourseInvitation', answer(other));
  await call(it.app, 'removeCoInstructor', seatOf(owner));
  expect((await noticesOf(other)).map(([kind]) => kind)).toEqual(['course_access_ended']);
});

test('who may no longer create courses accepts nothing', async () => {
  await invite();
  await it.db.update(users).set({ creatorStatus: 'revoked' }).where(eq(users.id, other.user.id));
  expect((await refusedCall(it.app, 'answerCourseInvitation', answer(other))).status).toBe(403);
});
