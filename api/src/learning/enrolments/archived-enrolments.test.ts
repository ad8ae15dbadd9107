import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { EnrolmentSort } from '@stoa/shared/contract/learning/enrolment-words.ts';
import { aSignedIn, aSlug } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCourse, anEnrolment } from '../../testing/course-builders.ts';
import type { EnrolmentRow } from './enrolments.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('an archived course is out of the way with all its progress, until it is taken back or enrolled in anew', async () => {
  const person = await aSignedIn(it.db);
  const { headers } = person;
  const { id: course_id, slug } = await aCourse(it.db, { name: 'Glazing' });
  const enrol = () => call(it.app, 'enrol', { headers, body: { course_id } });
  const { id } = await enrol();
  const listed = async (query: { archived?: 'true' } = {}) =>
    (await call(it.app, 'listEnrolments', { headers, query })).items.map((row) => [row.id, row.archived_at !== null]);
  await call(it.app, 'archiveEnrolment', { headers, params: { id } });
  expect([await listed(), await listed({ archived: 'true' })]).toEqual([[], [[id, true]]]);
  expect((await call(it.app, 'getPlayer', { headers, params: { slug } })).enrollment?.id).toBe(id);
  await call(it.app, 'unarchiveEnrolment', { headers, params: { id } });
  expect([await listed(), await listed({ archived: 'true' })]).toEqual([[[id, false]], []]);
  await call(it.app, 'archiveEnrolment', { headers, params: { id } });
  await call(it.app, 'unenrol', { headers, params: { id } });
  expect((await refusedCall(it.app, 'archiveEnrolment', { headers, params: { id } })).status).toBe(404);
  await enrol();
  expect(await listed()).toEqual([[id, false]]);
  const stranger = await aSignedIn(it.db);
  for (const name of ['archiveEnrolment', 'unarchiveEnrolment'] as const) {
    expect((await refusedCall(it.app, name, { headers: stranger.headers, params: { id } })).status).toBe(404);
  }
});

test('my courses stand in the order that is asked for, and each page knows how many there are', async () => {
  const person = await aSignedIn(it.db);
  const { headers, user } = person;
  const named = async (name: string, given: Partial<EnrolmentRow>) => {
    const { id } = await aCourse(it.db, { name, slug: aSlug('sorted') });
    await anEnrolment(it.db, { userId: user.id, courseId: id, ...given });
  };
  const day = (number: number) => new Date(Date.UTC(2026, 1, number));
  await named('Émail', { percentage: 20, enrolledAt: day(1), lastActivityAt: day(9) });
  await named('Zinc', { percentage: 90, enrolledAt: day(2), lastActivityAt: day(3) });
  await named('Drawing', { percentage: 0, enrolledAt: day(5) });
  const sorted = async (sort?: EnrolmentSort) =>
    (await call(it.app, 'listEnrolments', { headers, query: sort ? { sort } : {} })).items.map(
      (row) => row.course.name,
    );
  expect(await sorted()).toEqual(['Émail', 'Drawing', 'Zinc']);
  expect(await sorted('title')).toEqual(['Drawing', 'Émail', 'Zinc']);
  expect(await sorted('progress')).toEqual(['Zinc', 'Émail', 'Drawing']);
  expect(await sorted('enrolled')).toEqual(['Drawing', 'Zinc', 'Émail']);
  const beyond = await call(it.app, 'listEnrolments', { headers, query: { page: 4, per_page: 2 } });
  expect(beyond).toMatchObject({ items: [], total: 3 });
});
