import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';

let it: TestApp;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
let other: typeof operator;
let learner: typeof operator;

beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  other = await aSignedIn(it.db, { roles: ['super-admin'] });
  learner = await aSignedIn(it.db);
  await it.db.transaction(async (tx) => {
    await recordAudit(tx, {
      kind: 'plan_changed',
      actorId: operator.user.id,
      subject: { type: 'plan', id: 'p1', name: 'Yearly, as it was' },
      why: '=cheaper',
      before: { amount_minor: 1200 },
      after: { amount_minor: 900 },
    });
    await recordAudit(tx, {
      kind: 'creator_decided',
      actorId: other.user.id,
      subject: { type: 'person', id: learner.user.id },
    });
    await recordAudit(tx, { kind: 'work_retried', actorId: null, subject: { type: 'work', id: 'w1' } });
  });
});
afterAll(() => it.close());

const list = (query: Record<string, unknown> = {}) =>
  call(it.app, 'listAuditLog', { headers: operator.headers, query });

test('the newest stands first, with who did it, to what, and what it was before', async () => {
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items.map(({ seq }) => seq)).toEqual([3, 2, 1]);
  expect(items[0]).toMatchObject({ kind: 'work_retried', actor: null });
  expect(items[1]?.subject).toEqual({ type: 'person', id: learner.user.id, name: learner.user.fullName });
  expect(items[2]).toMatchObject({
    actor: { id: operator.user.id, name: operator.user.fullName },
    subject: { type: 'plan', name: 'Yearly, as it was' },
    before: { amount_minor: 1200 },
    after: { amount_minor: 900 },
  });
});

test.each([
  ['a kind', () => ({ kind: 'plan_changed' }), [1]],
  ['who did it', () => ({ actor_id: other.user.id }), [2]],
  ['what it was done to', () => ({ subject_id: learner.user.id }), [2]],
  ['a word of the reason', () => ({ q: 'CHEAPER' }), [1]],
  ['the name of a person', () => ({ q: learner.user.email }), [2]],
  ['a sign that stands for any in a pattern', () => ({ q: '%' }), []],
  ['days', () => ({ from: '2020-01-01', to: '2020-01-02' }), []],
  [
    'today',
    () => ({ from: new Date().toISOString().slice(0, 10), to: new Date().toISOString().slice(0, 10) }),
    [3, 2, 1],
  ],
])('it is asked by %s', async (_by, query, found) => {
  const { items, total } = await list(query());
  expect(items.map(({ seq }) => seq)).toEqual(found);
  expect(total).toBe(found.length);
});

test('the whole is computed anew on demand', async () => {
  const verdict = await call(it.app, 'verifyAuditLog', { headers: operator.headers });
  expect(verdict).toEqual({ entries: 3, broken_at: null });
});

test('it leaves as a file, which no spreadsheet runs', async () => {
  const { url } = await call(it.app, 'getAuditLogLink', { headers: operator.headers, query: {} });
  const file = await it.app.inject(url);
  expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[3]).toContain("'=cheaper");
  expect((await it.app.inject(url.replace('signature=', 'signature=x'))).statusCode).toBe(403);
});

test('the link of a file holds all that can be asked', async () => {
  const day = new Date().toISOString().slice(0, 10);
  const ids = { actor_id: operator.user.id, subject_id: 'é'.repeat(200) };
  const query = { kind: 'plan_changed', ...ids, q: 'à'.repeat(100), from: day, to: day } as const;
  const { url } = await call(it.app, 'getAuditLogLink', { headers: operator.headers, query });
  const file = await it.app.inject(url);
  expect({ status: file.statusCode, lines: file.body.trim().split('\r\n').length }).toEqual({ status: 200, lines: 1 });
});

test('only those who run the site read it', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'] });
  for (const name of ['listAuditLog', 'verifyAuditLog', 'getAuditLogLink'] as const) {
    expect(await refusedCall(it.app, name, { headers, query: {} })).toMatchObject({ status: 403 });
  }
});
