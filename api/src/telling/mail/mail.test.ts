import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { startSmtpListener, type SmtpListener } from '../../testing/smtp-listener.ts';
import { openDelivery } from './delivery.ts';
import { forgetOldMails } from './mail-sender.ts';
import type { MailTemplates } from './mail-templates.ts';
import { mails } from './mail.tables.ts';
import { type Mail, queueMail } from './queue-mail.ts';
import { readEml } from './read-eml.ts';
import { sendDueMails } from './send-mails.ts';

const SITE = 'https://stoa.example';
const aCode = (address: string, values: Partial<MailTemplates['registration_code']> = {}): Mail => ({
  to: { address, name: 'Ada Porch' },
  locale: 'en',
  template: 'registration_code',
  values: { first_name: 'Ada', code: '048213', minutes: '15', ...values },
});

const rowTo = async (it: TestApp, address: string) => {
  const [row] = await it.db.select().from(mails).where(eq(mails.toAddress, address));
  if (row === undefined) throw new Error(`No mail to ${address}.`);
  return row;
};
const secondsUntil = (date: Date): number => Math.round((date.getTime() - Date.now()) / 1000);
const makeDue = (it: TestApp, address: string) =>
  it.db
    .update(mails)
    .set({ dueAt: sql`now()` })
    .where(eq(mails.toAddress, address));

/** One look at the queue, as each process takes it every few seconds. */
const send = (it: TestApp, smtpUrl?: string): Promise<void> =>
  sendDueMails({
    db: it.db,
    delivery: openDelivery({ smtpUrl, dataDir: it.dataDir }),
    settings: { siteUrl: SITE, mailFrom: 'Stoa <no-reply@stoa.example>' },
    files: it.app.context.files,
    log: it.app.log,
    signal: new AbortController().signal,
  });

/** Asks until it holds. */
async function soon<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('over SMTP', () => {
  let it: TestApp;
  let server: SmtpListener;
  beforeAll(async () => {
    it = await buildTestApp();
  });
  afterAll(() => it.close());
  beforeEach(async () => {
    server = await startSmtpListener();
  });
  afterEach(() => server.close());

  test('a mail arrives with both bodies, and the queue forgets what stood in it', async () => {
    await queueMail(it.db, aCode('arrives@example.org'));
    await send(it, server.url);
    expect(server.received).toHaveLength(1);
    const { from, to, data } = server.received[0]!;
    expect([from, to]).toEqual(['no-reply@stoa.example', 'arrives@example.org']);
    expect(data).toMatch(/^From: Stoa <no-reply@stoa\.example>\r$/m);
    expect(data).toMatch(/^To: Ada Porch <arrives@example\.org>\r$/m);
    expect(data).toMatch(/^Subject: Your code for Stoa\r$/m);
    expect(data).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const { html, text } = readEml(Buffer.from(data));
    expect(text).toContain('    048213\n');
    expect(html).toContain('048213');
    const row = await rowTo(it, 'arrives@example.org');
    expect(row).toMatchObject({ templateValues: {}, attempts: 1, lastError: null, subject: 'Your code for Stoa' });
    expect(row.sentAt).not.toBeNull();
    expect(data).toContain(`Message-ID: <${row.id}@stoa.example>`);
  });

  test('senders that look at the same time send each mail once', async () => {
    const addresses = Array.from({ length: 23 }, (_, index) => `once-${index}@example.org`);
    for (const address of addresses) await queueMail(it.db, aCode(address));
    await Promise.all(Array.from({ length: 4 }, () => send(it, server.url)));
    expect(server.received.map(({ to }) => to).sort()).toEqual(addresses.sort());
  });

  test('a mail on its way is nobody else’s, and one whose sender died is sent by the next', async () => {
    const address = 'lease@example.org';
    await queueMail(it.db, aCode(address));
    server.mood = 'hangs';
    const first = new AbortController();
    const hanging = sendDueMails({
      db: it.db,
      delivery: openDelivery({ smtpUrl: server.url, dataDir: it.dataDir }),
      settings: { siteUrl: SITE, mailFrom: 'no-reply@stoa.example' },
      files: it.app.context.files,
      log: it.app.log,
      signal: first.signal,
    });
    await soon(async () => (server.connections > 0 ? true : undefined));
    expect(secondsUntil((await rowTo(it, address)).dueAt)).toBeGreaterThan(100);
    server.mood = 'takes';
    await send(it, server.url);
    expect(server.received).toEqual([]);
    first.abort();
    await hanging;
    await makeDue(it, address);
    await send(it, server.url);
    expect(server.received.map(({ to }) => to)).toEqual([address]);
  });

  test('a server that refuses is asked again after growing pauses, eight times in all', async () => {
    const address = 'busy@example.org';
    await queueMail(it.db, aCode(address));
    server.mood = 'busy';
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await send(it, server.url);
      const row = await rowTo(it, address);
      expect(row).toMatchObject({ attempts: attempt, sentAt: null, givenUpAt: null });
      expect(row.lastError).toContain('451 4.3.2 Come back later');
      pauses.push(Math.round(secondsUntil(row.dueAt) / 60));
      await makeDue(it, address);
    }
    expect(pauses).toEqual([1, 3, 10, 30, 90, 180, 360]);
    await send(it, server.url);
    const row = await rowTo(it, address);
    expect(row.givenUpAt).not.toBeNull();
    expect(row.lastError).toContain('Come back later');
    await makeDue(it, address);
    server.mood = 'takes';
    await send(it, server.url);
    expect(server.received).toEqual([]);
  });

  test('a mail that waited goes out when the server is back', async () => {
    const address = 'away@example.org';
    await queueMail(it.db, aCode(address));
    await server.close();
    await send(it, server.url);
    expect((await rowTo(it, address)).lastError).toContain('ECONNREFUSED');
    await server.reopen();
    await send(it, server.url);
    expect(server.received).toEqual([]);
    await makeDue(it, address);
    await send(it, server.url);
    expect(server.received.map(({ to }) => to)).toEqual([address]);
    expect(await rowTo(it, address)).toMatchObject({ attempts: 2, lastError: null });
  });

  test('an address that its server does not know is given up at once', async () => {
    const address = 'nobody@example.org';
    await queueMail(it.db, aCode(address));
    server.mood = 'unknown-address';
    await send(it, server.url);
    const row = await rowTo(it, address);
    expect([row.attempts, row.givenUpAt === null]).toEqual([1, false]);
    expect(row.lastError).toContain('5.1.1 No such mailbox');
  });

  test('one mail that cannot be written does not hold up the others', async () => {
    const broken = { ...aCode('broken@example.org'), values: {} } as Mail;
    await queueMail(it.db, broken);
    await queueMail(it.db, aCode('fine@example.org'));
    await send(it, server.url);
    expect(server.received.map(({ to }) => to)).toEqual(['fine@example.org']);
    expect((await rowTo(it, 'broken@example.org')).lastError).toContain("The email has no 'code'.");
  });

  test('an application that ends does not wait for a server that hangs', async () => {
    const other = await buildTestApp({ smtpUrl: server.url, mailFrom: 'no-reply@stoa.example' });
    server.mood = 'hangs';
    await queueMail(other.db, aCode('closing@example.org'));
    await other.app.listen({ port: 0 });
    await soon(async () => (server.connections > 1 ? true : undefined));
    const begun = performance.now();
    await other.close();
    // One try alone would take thirty seconds.
    expect(performance.now() - begun).toBeLessThan(25_000);
  });
});

test('the answer to the call that queued a mail sends it, without waiting for the next look', async () => {
  const never = jest.spyOn(globalThis, 'setInterval').mockImplementation(() => setTimeout(() => undefined));
  const it = await buildTestApp({ demo: true, siteUrl: SITE });
  await it.app.listen({ port: 0 });
  await it.db.transaction((tx) => queueMail(tx, aCode('quick@example.org')));
  await it.app.inject({ method: 'POST', url: '/api/v1.3.0/logout', headers: marker });
  await soon(async () => (await rowTo(it, 'quick@example.org')).sentAt ?? undefined);
  never.mockRestore();
  await it.close();
});

describe('without a mail server', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await buildTestApp({ demo: true, siteUrl: SITE });
    await it.app.listen({ port: 0 });
  });
  afterAll(() => it.close());

  const filesOf = () => readdir(join(it.dataDir, 'outbox')).catch(() => []);
  const newestTo = (to: string) => soon(async () => (await call(it.app, 'listDevMails', { query: { to } })).items[0]);

  test('a sent mail is in the outbox, as it would have gone out', async () => {
    await it.db.transaction((tx) => queueMail(tx, aCode('quick@example.org')));
    await newestTo('quick@example.org');
    const row = await rowTo(it, 'quick@example.org');
    expect(await filesOf()).toContain(`${row.id}.eml`);
    const eml = await readFile(join(it.dataDir, 'outbox', `${row.id}.eml`));
    expect(readEml(eml).text).toContain('048213');
  });

  test('a mail that another process queued goes out too, a few seconds later', async () => {
    await it.db.insert(mails).values({
      toAddress: 'other@example.org',
      locale: 'en',
      template: 'registration_code',
      templateValues: { first_name: 'Ada', code: '111111', minutes: '15' },
    });
    expect((await newestTo('other@example.org')).subject).toBe('Your code for Stoa');
  });

  test('no file is there half-written', async () => {
    expect((await filesOf()).filter((name) => !/^[0-9a-f-]{36}\.eml$/.test(name))).toEqual([]);
  });

  test('everyone reads the mails of a demonstration, newest first, of one address or of all', async () => {
    for (const code of ['100000', '200000']) {
      await queueMail(it.db, aCode('Reader@example.org', { code }));
      await soon(async () => {
        const { total } = await call(it.app, 'listDevMails', { query: { to: 'reader@example.org' } });
        return total === Number(code) / 100_000 ? true : undefined;
      });
    }
    const { items, kept } = await call(it.app, 'listDevMails', { query: { to: 'reader@example.org' } });
    expect(kept).toBe(true);
    const mail = await call(it.app, 'getDevMail', { params: { id: items[0]!.id } });
    expect(mail).toMatchObject({ to: 'Reader@example.org', template: 'registration_code' });
    expect(mail.text).toContain('200000');
    expect((await call(it.app, 'listDevMails', {})).total).toBeGreaterThan(2);
  });

  test('the HTML of a mail is shown in a sandbox, without scripts, within pages of this site alone', async () => {
    const { id } = await newestTo('quick@example.org');
    const { html_path } = await call(it.app, 'getDevMail', { params: { id } });
    const reply = await it.app.inject(html_path);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/);
    expect(policy).not.toContain('script');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(reply.body).toContain('048213');
  });

  test('a mail that is not there is not found', async () => {
    const id = '01900000-0000-7000-8000-000000000000';
    expect((await refusedCall(it.app, 'getDevMail', { params: { id } })).status).toBe(404);
    for (const path of [id, 'no-id']) {
      expect((await it.app.inject(`/api/v1.3.0/dev/mails/${path}/html`)).statusCode).toBe(404);
    }
  });

  test('mails of long ago are forgotten, with their files', async () => {
    const { id } = await newestTo('quick@example.org');
    await it.db
      .update(mails)
      .set({ sentAt: sql`now() - interval '31 days'` })
      .where(eq(mails.id, id));
    await forgetOldMails(it.db, it.dataDir);
    expect(await filesOf()).not.toContain(`${id}.eml`);
    expect(await it.db.$count(mails, eq(mails.id, id))).toBe(0);
  });
});

test('outside demo mode nobody reads mails', async () => {
  const it = await buildTestApp();
  try {
    expect((await refusedCall(it.app, 'listDevMails', {})).status).toBe(404);
    const id = '01900000-0000-7000-8000-000000000000';
    expect((await refusedCall(it.app, 'getDevMail', { params: { id } })).status).toBe(404);
    expect((await it.app.inject(`/api/v1.3.0/dev/mails/${id}/html`)).statusCode).toBe(404);
  } finally {
    await it.close();
  }
});

test('where mails leave by a mail server, a demonstration keeps none and says so', async () => {
  const it = await buildTestApp({ demo: true, smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'a@stoa.example' });
  try {
    expect(await call(it.app, 'listDevMails', {})).toMatchObject({ items: [], kept: false });
  } finally {
    await it.close();
  }
});
