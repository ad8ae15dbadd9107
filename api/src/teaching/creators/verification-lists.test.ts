import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { VerificationSort, VerificationStatus } from '@stoa/shared/contract/teaching/creator-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { anApplicant } from '../../testing/verification-builders.ts';
import { creatorVerifications } from './creators.tables.ts';

let it: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  admin = await aSignedIn(it.db, { roles: ['admin'] });
  for (const [firstName, day, status] of [
    ['Béa', 3, 'pending'],
    ['anna', 2, 'pending'],
    ['Carl', 1, 'pending'],
    ['Dora', 1, 'denied'],
    ['Emil', 2, 'denied'],
  ] as const)
    await anApplicantOf(firstName, day, status);
});
afterAll(() => it.close());

async function anApplicantOf(firstName: string, day: number, status: VerificationStatus): Promise<void> {
  const { requestId } = await anApplicant(it, { firstName });
  const at = new Date(Date.UTC(2026, 0, day));
  const decision = status === 'denied' && { decidedAt: at, decidedBy: admin.user.id, decisionNote: '=no sound at all' };
  await it.db
    .update(creatorVerifications)
    .set({ requestedAt: at, status, ...decision })
    .where(eq(creatorVerifications.id, requestId));
}

interface Asked {
  status?: VerificationStatus;
  sort?: VerificationSort;
  order?: Order;
  search?: string;
}
const list = (query: Asked) => call(it.app, 'listCreatorVerifications', { headers: admin.headers, query });

test.each<[Asked, string[]]>([
  [{}, ['Carl', 'anna', 'Béa']],
  [{ order: 'descending' }, ['Béa', 'anna', 'Carl']],
  [{ sort: 'name' }, ['anna', 'Béa', 'Carl']],
  [{ sort: 'name', order: 'descending' }, ['Carl', 'Béa', 'anna']],
  [{ status: 'denied' }, ['Emil', 'Dora']],
  [{ status: 'denied', order: 'ascending' }, ['Dora', 'Emil']],
])('requests asked for by %j come in their order', async (asked, names) => {
  expect((await list(asked)).items.map(({ user }) => user.full_name.split(' ')[0])).toEqual(names);
});

test('they are found by a part of a name, and the tabs go on counting all', async () => {
  const { items, total, counts } = await list({ search: 'bea' });
  expect(items).toHaveLength(1);
  expect({ total, counts }).toMatchObject({ total: 1, counts: { pending: 3, denied: 2 } });
  expect((await list({ search: 'nobody' })).total).toBe(0);
});

test('they leave as a file, which no spreadsheet runs, for those alone who verify creators', async () => {
  const query = { status: 'denied' as const, search: 'emil' };
  const { headers } = admin;
  const lines = await readListFile(it.app, await call(it.app, 'getCreatorVerificationsLink', { headers, query }));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^2026-01-02T.*,Emil Porch,Ada Porch,.*,0,denied,2026-01-02T.*,'=no sound at all$/);
  const learner = await aSignedIn(it.db);
  expect((await refusedCall(it.app, 'getCreatorVerificationsLink', { headers: learner.headers })).status).toBe(403);
});
