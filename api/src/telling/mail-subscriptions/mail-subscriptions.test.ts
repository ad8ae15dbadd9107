import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { notificationKinds } from '@stoa/shared/contract/telling/notifications.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { startSmtpListener, type SmtpListener } from '../../testing/smtp-listener.ts';
import { openDelivery } from '../mail/delivery.ts';
import { mails } from '../mail/mail.tables.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readEml } from '../mail/read-eml.ts';
import { sendDueMails } from '../mail/send-mails.ts';
import { tokenOf } from '../mail/subscription-token.ts';
import { hasUnsubscribeLink } from '../notifications/channels.policy.ts';
import { notify } from '../notifications/notifications.service.ts';

let it: TestApp;
let server: SmtpListener;
beforeAll(async () => {
  it = await buildTestApp();
  server = await startSmtpListener();
});
afterAll(async () => {
  await server.close();
  await it.close();
});
beforeEach(async () => {
  await it.db.delete(mails);
  server.received.length = 0;
});

const SITE = 'https://stoa.example';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
type Person = Awaited<ReturnType<typeof aSignedIn>>;

/** What arrives when this person is enrolled and wants to be mailed of it. */
async function aMailTo({ user, headers }: Person): Promise<{ token: string; data: string; text: string }> {
  await call(it.app, 'updateNotificationChannels', { headers, body: { kind: 'enrolled', mail: true } });
  await notify(it.db, user.id, { kind: 'enrolled', params: { course: 'Walking' }, link: null });
  await sendDueMails({
    db: it.db,
    delivery: openDelivery({ smtpUrl: server.url, dataDir: it.dataDir }),
    settings: { siteUrl: SITE, mailFrom: 'no-reply@stoa.example' },
    files: it.app.context.files,
    log: it.app.log,
    signal: new AbortController().signal,
  });
  const data = server.received.at(-1)!.data.replaceAll(/\r\n[ \t]/g, ' ');
  const token = /^List-Unsubscribe: <https:\/\/stoa\.example\/api\/unsubscribe\/([^>]+)>\r$/m.exec(data)?.[1];
  return { token: token ?? '', data, text: readEml(Buffer.from(server.received.at(-1)!.data)).text };
}
const isMailed = async ({ headers }: Person): Promise<boolean | undefined> =>
  (await call(it.app, 'listNotificationChannels', { headers })).find(({ kind }) => kind === 'enrolled')?.mail;
const ask = (token: string) => call(it.app, 'getMailSubscription', { params: { token } });
const set = (token: string, mail: boolean) =>
  call(it.app, 'updateMailSubscription', { params: { token }, body: { mail } });
const post = (token: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  it.app.inject({ method: 'POST', url: `/api/unsubscribe/${token}`, payload, headers: { 'content-type': type } });

test('a mail of a kind that can be turned off has both headers, and a link in its foot', async () => {
  const person = await aSignedIn(it.db);
  const { token, data, text } = await aMailTo(person);
  expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  expect(text).toContain(`${SITE}/unsubscribe/${token}\n`);
  expect(token).not.toContain(person.user.id);
  expect(token.length).toBeLessThan(100);
});

test('what keeps an account safe, and what is about money, is never stopped so', async () => {
  const without = notificationKinds.filter((kind) => !hasUnsubscribeLink(kind));
  for (const kind of ['new_sign_in', 'password_changed', 'account_seen', 'payment_received', 'trial_ends'] as const)
    expect(without).toContain(kind);
  const { user } = await aSignedIn(it.db);
  const token = tokenOf(it.app.context.files.secret, { userId: user.id, kind: 'payment_received' }, user.email);
  expect(await refusedCall(it.app, 'getMailSubscription', { params: { token } })).toMatchObject({ status: 404 });
  await queueMail(it.db, {
    to: { address: user.email, name: '' },
    ...{ locale: 'en', template: 'password_changed', values: { first_name: 'Ada', when: 'now' } },
  });
  const [row] = await it.db.select().from(mails);
  expect(row?.subscription).toBeNull();
});

test.each([
  ['application/x-www-form-urlencoded', ONE_CLICK],
  [
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program turns the kind off with one request, without a login: %s', async (type, payload) => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  expect((await post(token, payload, type)).statusCode).toBe(200);
  expect(await isMailed(person)).toBe(false);
  expect((await post(token, payload, type)).statusCode).toBe(200);
  expect(await ask(token)).toEqual({ kind: 'enrolled', standing: 'off' });
});

test('opening a link changes nothing, and leads a person to the page', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  const opened = await it.app.inject(`/api/unsubscribe/${token}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe/${token}`]);
  expect(await ask(token)).toEqual({ kind: 'enrolled', standing: 'on' });
  expect(await isMailed(person)).toBe(true);
});

test('another request to that address changes nothing', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  expect((await post(token, 'List-Unsubscribe=No')).statusCode).toBe(422);
  expect((await post(token, `${ONE_CLICK}&x=${'y'.repeat(5000)}`)).statusCode).toBe(422);
  expect((await post(token, '{}', 'application/json')).statusCode).toBe(422);
  expect(await isMailed(person)).toBe(true);
});

test('on the page it is turned off and on again; other kinds and the site stay as they are', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  const before = await call(it.app, 'listNotificationChannels', { headers: person.headers });
  expect(await set(token, false)).toEqual({ kind: 'enrolled', standing: 'off' });
  const off = await call(it.app, 'listNotificationChannels', { headers: person.headers });
  expect(off).toEqual(before.map((one) => (one.kind === 'enrolled' ? { ...one, mail: false } : one)));
  expect(await set(token, true)).toEqual({ kind: 'enrolled', standing: 'on' });
  expect(await isMailed(person)).toBe(true);
});

test('a changed token is nobody’s', async () => {
  const [one, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const { token } = await aMailTo(one);
  const theirs = tokenOf(it.app.context.files.secret, { userId: other.user.id, kind: 'enrolled' }, other.user.email);
  const parts = token.split('.');
  const forged = [theirs.split('.')[0], ...parts.slice(1)].join('.');
  const otherKind = parts.with(1, 'class_reminder').join('.');
  for (const bad of [forged, otherKind, `${token.slice(0, -1)}!`, 'x'.repeat(30), '...'.padEnd(20, '.')]) {
    expect(
      (await refusedCall(it.app, 'updateMailSubscription', { params: { token: bad }, body: { mail: false } })).status,
    ).toBe(404);
    expect((await post(bad, ONE_CLICK)).statusCode).toBe(404);
  }
});

test('a mail of long ago can still be answered', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  const later = Date.now() + 400 * 24 * 60 * 60 * 1000;
  const now = Date.now;
  Date.now = () => later;
  try {
    expect((await post(token, ONE_CLICK)).statusCode).toBe(200);
  } finally {
    Date.now = now;
  }
  expect(await isMailed(person)).toBe(false);
});

test('who has another address by now is told that nothing comes to the old one, and nothing changes', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  await it.db.execute(sql`update users set email = ${`${v7()}@example.org`} where id = ${person.user.id}`);
  expect(await ask(token)).toEqual({ kind: 'enrolled', standing: 'moved' });
  expect(await set(token, false)).toEqual({ kind: 'enrolled', standing: 'moved' });
  expect((await post(token, ONE_CLICK)).statusCode).toBe(200);
  expect(await isMailed(person)).toBe(true);
});

test('who deleted the account is told so, whether a trace of it is left or not', async () => {
  const person = await aSignedIn(it.db);
  const { token } = await aMailTo(person);
  await it.db.execute(
    sql`update users set deleted_at = now(), email = id || '@deleted.invalid' where id = ${person.user.id}`,
  );
  expect(await set(token, false)).toEqual({ kind: 'enrolled', standing: 'deleted' });
  const gone = tokenOf(it.app.context.files.secret, { userId: v7(), kind: 'enrolled' }, 'gone@example.org');
  expect(await ask(gone)).toEqual({ kind: 'enrolled', standing: 'deleted' });
  expect((await post(gone, ONE_CLICK)).statusCode).toBe(200);
});
