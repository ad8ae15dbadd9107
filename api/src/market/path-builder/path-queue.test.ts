import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Order } from '@stoa/shared/contract/kernel/sort-orders.ts';
import type { ReviewSort } from '@stoa/shared/contract/teaching/review-words.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aPath } from '../../testing/path-builders.ts';
import { readListFile } from '../../testing/read-list-file.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

let it: TestApp;
let ada: SignedIn;
let bea: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  ada = await aSignedIn(it.db, { roles: ['admin'], firstName: 'Ada', lastName: 'Archer' });
  bea = await aSignedIn(it.db, { roles: ['admin'] });
  const waiting = (title: string, submittedAt: Date | null) =>
    aPath(it.db, { status: 'in_review', title, submittedAt });
  await waiting('carving', new Date('2026-01-01T12:00Z'));
  await waiting('Drawing', null);
  await waiting('Arches', new Date('2026-01-02T12:00Z'));
  const { id } = await waiting('=Bows', new Date('2026-01-03T12:00Z'));
  await call(it.app, 'claimPathReview', { headers: ada.headers, params: { id } });
});
afterAll(() => it.close());

test.each<[ReviewSort | undefined, Order | undefined, string[]]>([
  [undefined, undefined, ['carving', 'Arches', '=Bows', 'Drawing']],
  ['sent', 'descending', ['=Bows', 'Arches', 'carving', 'Drawing']],
  ['name', 'ascending', ['=Bows', 'Arches', 'carving', 'Drawing']],
  ['name', 'descending', ['Drawing', 'carving', 'Arches', '=Bows']],
])('learning paths that wait are sorted by %s, %s; what was never sent comes last', async (sort, order, names) => {
  const { items } = await call(it.app, 'listPathReviewQueue', { headers: ada.headers, query: { sort, order } });
  expect(items.map(({ title }) => title)).toEqual(names);
});

test('they leave as a file, which no spreadsheet runs; “mine” are those of whoever asked', async () => {
  const fileOf = async ({ headers }: SignedIn) =>
    readListFile(it.app, await call(it.app, 'getPathReviewQueueLink', { headers, query: { reviewer: 'mine' } }));
  const lines = await fileOf(ada);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^'=Bows,.*,2026-01-03T12:00:00\.000Z,Ada Archer$/);
  expect(await fileOf(bea)).toHaveLength(1);
});

test('nobody but reviewers has it', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['teacher', 'partner'] });
  expect((await refusedCall(it.app, 'getPathReviewQueueLink', { headers })).status).toBe(403);
});
