import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call } from '../../testing/call.ts';
import { aReadyCourse, type SignedIn } from '../../testing/ready-course.ts';
import { anApplicant } from '../../testing/verification-builders.ts';

let it: TestApp;
let one: SignedIn, other: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  [one, other] = [await aSignedIn(it.db, { roles: ['admin'] }), await aSignedIn(it.db, { roles: ['admin'] })];
});
afterAll(() => it.close());

const told = async ({ headers }: SignedIn, kind: string) =>
  (await call(it.app, 'listNotifications', { headers, query: { per_page: 100 } })).items
    .filter((notice) => notice.kind === kind)
    .map(({ title, read }) => [title, read]);

test('a course that is sent again is told once, and is no news once somebody has decided on it', async () => {
  const teacher = await aSignedIn(it.db, { roles: ['teacher'] });
  const { headers } = teacher;
  const { id, slug } = await aReadyCourse(it, teacher, 'Sent more than once');
  const waits = '“Sent more than once” is waiting for review';
  await call(it.app, 'submitCourse', { headers, params: { id } });
  expect(await told(other, 'course_submitted')).toEqual([[waits, false]]);
  await call(it.app, 'withdrawCourse', { headers, params: { id } });
  expect(await told(other, 'course_submitted')).toEqual([[waits, true]]);
  await call(it.app, 'submitCourse', { headers, params: { id } });
  expect(await told(other, 'course_submitted')).toEqual([[waits, false]]);
  await call(it.app, 'publishCourse', { headers: one.headers, params: { slug }, body: {} });
  for (const reviewer of [one, other]) expect(await told(reviewer, 'course_submitted')).toEqual([[waits, true]]);
});

test('a request that another has decided on is no news any more', async () => {
  const { requestId, user } = await anApplicant(it);
  const asks = `${user.fullName} asks to be verified as a creator`;
  expect(await told(other, 'verification_requested')).toEqual([[asks, false]]);
  const params = { id: requestId };
  await call(it.app, 'decideCreatorVerification', { headers: one.headers, params, body: { verdict: 'grant' } });
  expect(await told(other, 'verification_requested')).toEqual([[asks, true]]);
});
