import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, inject } from '../../testing/call.ts';
import { aPath, aPathLearner } from '../../testing/path-builders.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

const roles = {
  learner: ['learner'],
  teacher: ['teacher'],
  partner: ['partner'],
  'another partner': ['partner'],
  admin: ['admin'],
  operator: ['super-admin'],
} as const;
type Person = keyof typeof roles | 'guest';

let it: TestApp;
let pathId: string;
const who = new Map<Person, SignedIn>();
beforeAll(async () => {
  it = await buildTestApp();
  for (const [person, held] of Object.entries(roles)) {
    who.set(person as Person, await aSignedIn(it.db, { roles: [...held] }));
  }
  const path = await aPath(it.db, { partnerId: who.get('partner')!.user.id, status: 'published' });
  await aPathLearner(it.db, path, { name: 'Ada' });
  pathId = path.id;
});
afterAll(() => it.close());

const march = { from: '2026-03-01', to: '2026-03-28' };
const ofOne = {
  guest: 401,
  learner: 403,
  teacher: 403,
  partner: 200,
  'another partner': 404,
  admin: 200,
  operator: 200,
} satisfies Record<Person, number>;
const ofOwn = { ...ofOne, 'another partner': 200 };

test.each<[string, Record<Person, number>, () => object]>([
  ['getPathReport', ofOne, () => ({ query: { ...march, path_id: pathId } })],
  ['getPathReport', ofOwn, () => ({ query: march })],
  ['listPathLearners', ofOne, () => ({ query: { path_id: pathId } })],
  ['listPathLearners', ofOwn, () => ({ query: {} })],
  ['getPathLearnersLink', ofOne, () => ({ query: { path_id: pathId } })],
  ['getPathLearnersLink', ofOwn, () => ({ query: {} })],
  ['getPathResults', ofOne, () => ({ params: { id: pathId } })],
  ['listReportedPaths', ofOwn, () => ({})],
])('%s answers %j', async (name, wanted, given) => {
  const found: Record<string, number> = {};
  for (const person of Object.keys(wanted) as Person[]) {
    const headers = who.get(person)?.headers;
    const reply = await inject(it.app, name as 'getPathReport', { ...given(), ...(headers && { headers }) } as never);
    found[person] = reply.statusCode;
  }
  expect(found).toEqual(wanted);
});

test.each<[Person, number]>([
  ['partner', 1],
  ['another partner', 0],
  ['admin', 0],
])('without a path, %s is told of %i of these learners: of their own', async (person, total) => {
  const { headers } = who.get(person)!;
  expect((await call(it.app, 'listPathLearners', { headers, query: {} })).total).toBe(total);
  expect((await call(it.app, 'getPathReport', { headers, query: march })).paths).toHaveLength(total);
});
