import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc, sql } from 'drizzle-orm';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { auditEntries } from './audit.tables.ts';
import { type AuditedAct, recordAudit } from './record-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let it: TestApp;
let actorId: string;

beforeAll(async () => {
  it = await buildTestApp();
  actorId = (await aSignedIn(it.db, { roles: ['super-admin'] })).user.id;
});
afterAll(() => it.close());

const anAct = (id: string): AuditedAct => ({
  kind: 'plan_changed',
  actorId,
  subject: { type: 'plan', id, name: 'Yearly' },
  why: 'Cheaper now',
  before: { amount_minor: 1200, perks: ['a', 'b'] },
  after: { perks: ['a'], amount_minor: 900 },
});
const record = (id: string) => it.db.transaction((tx) => recordAudit(tx, anAct(id)));

test('entries follow one another, also those that are written at once', async () => {
  await Promise.all(['one', 'two', 'three', 'four', 'five'].map(record));
  const rows = await it.db.select().from(auditEntries).orderBy(auditEntries.seq);
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(rows.slice(1).map(({ previous }) => previous)).toEqual(rows.slice(0, -1).map(({ hash }) => hash));
  expect(await verifyAudit(it.db)).toEqual({ entries: 5, brokenAt: null });
});

test('what was undone leaves no entry, and no gap', async () => {
  const undone = it.db.transaction(async (tx) => {
    await recordAudit(tx, anAct('six'));
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await verifyAudit(it.db)).toEqual({ entries: 5, brokenAt: null });
});

test('half a character is hashed as it is kept', async () => {
  await it.db.transaction((tx) =>
    recordAudit(tx, { ...anAct('six'), why: 'half: \ud800', after: { names: ['\udfff', 'whole: 🙂'] } }),
  );
  expect(await verifyAudit(it.db)).toEqual({ entries: 6, brokenAt: null });
});

test('an entry can be neither changed nor taken away', async () => {
  const changes = [
    sql`update audit_entries set why = '' where seq = 2`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ];
  for (const change of changes) {
    await expect(it.db.execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('only added to') }),
    });
  }
});

test('the head beside the log goes one entry further at a time, and never back', async () => {
  const changes = [
    sql`update audit_head set entries = entries - 1`,
    sql`update audit_head set hash = 'another'`,
    sql`delete from audit_head`,
    sql`truncate audit_head`,
  ];
  for (const change of changes) {
    await expect(it.db.execute(change)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('never back') }),
    });
  }
});

/** By somebody who owns the database, and can do without its guard. */
const withoutGuard = async (change: ReturnType<typeof sql>) => {
  await it.db.execute(sql`alter table audit_entries disable trigger audit_entries_stay`);
  await it.db.execute(change);
  await it.db.execute(sql`alter table audit_entries enable trigger audit_entries_stay`);
};

test('a log that was cut at its end is found out by the head beside it', async () => {
  const [last] = await it.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  await withoutGuard(sql`delete from audit_entries where seq = 6`);
  expect(await verifyAudit(it.db)).toEqual({ entries: 5, brokenAt: 6 });
  await it.db.execute(sql`alter table audit_entries disable trigger audit_entries_move_head`);
  await it.db.insert(auditEntries).values(last!);
  await it.db.execute(sql`alter table audit_entries enable trigger audit_entries_move_head`);
  expect(await verifyAudit(it.db)).toEqual({ entries: 6, brokenAt: null });
});

test('the owner of the database is found out, too: the first entry that does not hold is named', async () => {
  await withoutGuard(sql`update audit_entries set after = '{"amount_minor":1}' where seq = 4`);
  expect(await verifyAudit(it.db)).toEqual({ entries: 3, brokenAt: 4 });
  await withoutGuard(sql`delete from audit_entries where seq = 2`);
  expect(await verifyAudit(it.db)).toEqual({ entries: 1, brokenAt: 3 });
});
