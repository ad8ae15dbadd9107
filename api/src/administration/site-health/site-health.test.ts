import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { type SiteCheckName, siteChecks } from '@stoa/shared/contract/administration/site-health-words.ts';
import type { Context } from '../../kernel/context.ts';
import { work } from '../../kernel/work/work.tables.ts';
import { mails } from '../../telling/mail/mail.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { startSmtpListener } from '../../testing/smtp-listener.ts';
import { judge } from './checks/check.ts';
import { mailCheck } from './checks/mail-check.ts';
import { storageCheck } from './checks/storage-check.ts';
import { findingOf } from './site-health.service.ts';

let it: TestApp;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  it = await buildTestApp({ demo: true });
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.delete(work);
  await it.db.delete(mails);
});

const ask = (check: SiteCheckName) => call(it.app, 'getSiteCheck', { headers: operator.headers, params: { check } });
const valueOf = ({ measures }: Awaited<ReturnType<typeof ask>>, name: string) =>
  measures.find((one) => one.name === name)?.value;
const under = (settings: Partial<Context['settings']>): Context => ({
  ...it.app.context,
  settings: { ...it.app.context.settings, ...settings },
});
const aMail = { toAddress: 'ada@example.org', locale: 'en', template: 'email_taken', templateValues: {} } as const;

test.each(siteChecks)('%s of a quiet site is fine, and says what was measured and when', async (check) => {
  const found = await ask(check);
  expect(found).toMatchObject({ check, state: 'fine', reason: 'fine' });
  expect(found.measures.length).toBeGreaterThan(1);
  expect(Math.abs(Date.now() - Date.parse(found.at))).toBeLessThan(60_000);
});

test('a check that hangs ends by itself and says so', async () => {
  const begun = performance.now();
  const found = await findingOf(it.app.context, () => new Promise(() => undefined), 50);
  expect(found).toEqual({ state: 'failing', reason: 'timed_out', measures: [] });
  expect(performance.now() - begun).toBeLessThan(4_000);
});

test('a check that breaks is a finding, and tells nobody how', async () => {
  const found = await findingOf(it.app.context, () => Promise.reject(new Error('secret words')));
  expect(found).toEqual({ state: 'failing', reason: 'broken', measures: [] });
});

test('of many signs the first counts', () => {
  const signs = [
    [false, 'failing', 'space_out'],
    [true, 'attention', 'space_low'],
    [true, 'failing', 'slow'],
  ] as const;
  expect(
    judge(
      signs.map((sign) => [...sign]),
      [],
    ),
  ).toEqual({ state: 'attention', reason: 'space_low', measures: [] });
});

test('a migration that did not run is failing', async () => {
  await it.db.execute(sql`update migrations set name = '0' || name where name like '0006%'`);
  try {
    const found = await ask('database');
    expect(found).toMatchObject({ state: 'failing', reason: 'migrations_missing' });
    expect(valueOf(found, 'migrations_missing')).toBe(1);
  } finally {
    await it.db.execute(sql`update migrations set name = substr(name, 2) where name like '00006%'`);
  }
  const found = await ask('database');
  expect(Number(valueOf(found, 'connections'))).toBeGreaterThan(0);
  expect(Number(valueOf(found, 'size'))).toBeGreaterThan(1_000_000);
});

describe('work', () => {
  const late = (minutes: number) => ({
    ...{ kind: 'ask gateway', payload: {} },
    dueAt: new Date(Date.now() - minutes * 60_000),
  });

  test('what nobody takes up is late, and after an hour failing', async () => {
    await it.db.insert(work).values({ ...late(10), lease: v7(), leasedUntil: new Date(Date.now() + 60_000) });
    expect(await ask('work')).toMatchObject({ state: 'fine' });
    await it.db.insert(work).values(late(10));
    expect(await ask('work')).toMatchObject({ state: 'attention', reason: 'work_late' });
    await it.db.insert(work).values(late(70));
    const found = await ask('work');
    expect(found).toMatchObject({ state: 'failing', reason: 'work_late' });
    expect(valueOf(found, 'waiting')).toBe(3);
    expect(Math.round(Number(valueOf(found, 'oldest_waiting')) / 60)).toBe(70);
  });

  test('what was given up wants attention', async () => {
    await it.db.insert(work).values({ ...late(90), givenUpAt: new Date() });
    expect(await ask('work')).toMatchObject({ state: 'attention', reason: 'work_given_up' });
  });
});

describe('mail', () => {
  test('the last success and the last failure are told', async () => {
    await it.db.insert(mails).values({ ...aMail, sentAt: new Date('2026-03-01T09:00:00Z') });
    await it.db.insert(mails).values({ ...aMail, failedAt: new Date('2026-03-02T09:00:00Z'), givenUpAt: new Date() });
    const found = await ask('mail');
    expect(found).toMatchObject({ state: 'attention', reason: 'mail_given_up' });
    expect(valueOf(found, 'last_success')).toBe('2026-03-01T09:00:00.000Z');
    expect(valueOf(found, 'last_failure')).toBe('2026-03-02T09:00:00.000Z');
  });

  test('a server that is away is failing, until a mail went out after all', async () => {
    const server = await startSmtpListener();
    const context = under({ smtpUrl: server.url });
    expect(await mailCheck(context)).toMatchObject({ state: 'fine' });
    await server.close();
    expect(await mailCheck(context)).toMatchObject({ state: 'failing', reason: 'mail_unreachable' });
    await it.db.insert(mails).values({ ...aMail, sentAt: new Date() });
    expect(await mailCheck(context)).toMatchObject({ state: 'fine' });
  });

  test('without a mail server a real site is told that nobody gets its mails', async () => {
    expect(await mailCheck(under({ demo: false }))).toMatchObject({ state: 'attention', reason: 'mail_to_nobody' });
  });

  test('mails that nobody takes up are failing', async () => {
    await it.db.insert(mails).values({ ...aMail, dueAt: new Date(Date.now() - 20 * 60_000) });
    expect(await ask('mail')).toMatchObject({ state: 'failing', reason: 'mail_late' });
  });
});

test('a folder that cannot be written to is failing, and one that can keeps nothing of the try', async () => {
  const dataDir = join(it.dataDir, 'not-there');
  expect(await storageCheck(under({ dataDir }))).toMatchObject({ state: 'failing', reason: 'not_writable' });
  await mkdir(dataDir);
  const found = await storageCheck(under({ dataDir }));
  expect(found.measures.map(({ name }) => name)).toEqual(['free', 'total']);
  expect(await readdir(dataDir)).toEqual([]);
});

test('only those who run the site ask', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'] });
  const refused = await refusedCall(it.app, 'getSiteCheck', { headers, params: { check: 'database' } });
  expect(refused).toMatchObject({ status: 403 });
  const unknown = await refusedCall(it.app, 'getSiteCheck', {
    headers: operator.headers,
    params: { check: 'weather' as never },
  });
  expect(unknown.status).toBe(422);
});
