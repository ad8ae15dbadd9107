import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { CallArguments } from '@stoa/shared/contract/kernel/endpoint.ts';
import { locales } from '@stoa/shared/contract/site/locales.ts';
import { mailTemplateNames } from '@stoa/shared/contract/telling/mail-words.ts';
import type { mailDeskEndpoints } from '@stoa/shared/contract/telling/mail-desk.ts';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { startSmtpListener, type SmtpListener } from '../../testing/smtp-listener.ts';
import { openDelivery } from '../mail/delivery.ts';
import { mails, type MailRow } from '../mail/mail.tables.ts';
import { disownMails } from '../mail/mail.repository.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { sendDueMails } from '../mail/send-mails.ts';

let it: TestApp;
let server: SmtpListener;
let operator: Awaited<ReturnType<typeof aSignedIn>>;
beforeAll(async () => {
  it = await buildTestApp();
  server = await startSmtpListener();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(async () => {
  await server.close();
  await it.close();
});
beforeEach(async () => {
  await it.db.delete(mails);
  server.mood = 'takes';
  server.received.length = 0;
});

type Query = CallArguments<(typeof mailDeskEndpoints)['listMails']>['query'];
const list = (query: Query = {}) => call(it.app, 'listMails', { headers: operator.headers, query });
const addressesOf = async (query: Query) => (await list(query)).items.map(({ recipient }) => recipient.address);
const resend = (...ids: string[]) => call(it.app, 'resendMails', { headers: operator.headers, body: { ids } });
const undo = (...ids: string[]) => call(it.app, 'undoResendMails', { headers: operator.headers, body: { ids } });
const rowOf = async (id: string) => (await it.db.select().from(mails).where(eq(mails.id, id)))[0];

const SECRET = '/email/confirm/a-link-that-signs-in';
const aMail = async (given: Partial<typeof mails.$inferInsert> = {}): Promise<MailRow> =>
  (
    await it.db
      .insert(mails)
      .values({
        toAddress: 'ada@example.org',
        toName: 'Ada Porch',
        locale: 'en',
        template: 'email_confirm',
        templateValues: { first_name: 'Ada', path: SECRET, hours: '24' },
        subject: 'Confirm your new address',
        ...given,
      })
      .returning()
  )[0]!;
const refusedWords = 'Error: Message failed: 550 5.7.1 Spam';
const aGivenUp = (given: Partial<typeof mails.$inferInsert> = {}) =>
  aMail({ attempts: 8, lastError: refusedWords, givenUpAt: new Date(), ...given });

const send = () =>
  sendDueMails({
    db: it.db,
    delivery: openDelivery({ smtpUrl: server.url, dataDir: it.dataDir }),
    settings: { siteUrl: 'https://stoa.example', mailFrom: 'no-reply@stoa.example' },
    files: it.app.context.files,
    log: it.app.log,
    signal: new AbortController().signal,
  });
const makeDue = () => it.db.update(mails).set({ dueAt: sql`now()` });

describe('the list', () => {
  test('a mail says to whom, of what kind, in which language, how it stands and what broke it', async () => {
    await aGivenUp();
    const { items, total, kept_days } = await list();
    expect([total, kept_days]).toEqual([1, 30]);
    expect(items[0]).toMatchObject({
      recipient: { address: 'ada@example.org', name: 'Ada Porch' },
      ...{ template: 'email_confirm', locale: 'en', subject: 'Confirm your new address', state: 'given_up', tries: 8 },
      ...{ fault: 'refused', last_error: refusedWords, due_at: null, resend: 'possible' },
    });
  });

  test('nobody who runs the site reads a code or a link out of it, whatever a mail server repeats', async () => {
    await aGivenUp({ lastError: `Error: 550 refused: https://stoa.example${SECRET} and ${SECRET}` });
    await aGivenUp({
      template: 'registration_code',
      templateValues: { first_name: 'Ada', code: '048213', minutes: '15' },
      lastError: 'Error: 550 Your code 048213',
    });
    const { url } = await call(it.app, 'getMailsLink', { headers: operator.headers, query: {} });
    for (const shown of [JSON.stringify(await list()), (await it.app.inject(url)).body]) {
      expect(shown).toContain('550');
      expect(shown).not.toContain('signs-in');
      expect(shown).not.toContain('048213');
    }
  });

  test('a queued mail has its subject already', async () => {
    await queueMail(it.db, {
      to: { address: 'written@example.org', name: '' },
      ...{ locale: 'en', template: 'registration_code' },
      values: { first_name: '', code: '048213', minutes: '15' },
    });
    expect((await list()).items[0]).toMatchObject({ subject: 'Your code for Stoa', state: 'waiting' });
  });

  test('it is filtered by state, kind, words and day', async () => {
    await aGivenUp({ toAddress: 'gone@example.org' });
    await aMail({ toAddress: 'late@example.org', lastError: 'Error: 451 Later', attempts: 1 });
    await aMail({ toAddress: 'new@example.org', template: 'email_taken', toName: 'Élodie' });
    await aMail({ toAddress: 'old@example.org', sentAt: new Date(), createdAt: new Date('2026-01-05T23:30:00Z') });
    expect(await addressesOf({ state: 'given_up' })).toEqual(['gone@example.org']);
    expect(await addressesOf({ state: 'failed' })).toEqual(['late@example.org']);
    expect(await addressesOf({ state: 'waiting' })).toEqual(['new@example.org']);
    expect(await addressesOf({ state: 'sent' })).toEqual(['old@example.org']);
    expect(await addressesOf({ template: 'email_taken' })).toEqual(['new@example.org']);
    expect(await addressesOf({ q: 'elodie' })).toEqual(['new@example.org']);
    expect(await addressesOf({ from: '2026-01-05', to: '2026-01-05' })).toEqual(['old@example.org']);
    expect(await addressesOf({ to: '2026-01-04' })).toEqual([]);
  });

  test('it is sorted by recipient, tries or age', async () => {
    await aGivenUp({ toAddress: 'b@example.org', attempts: 2 });
    await aGivenUp({ toAddress: 'A@example.org', attempts: 5 });
    expect(await addressesOf({ sort: 'recipient', order: 'ascending' })).toEqual(['A@example.org', 'b@example.org']);
    expect(await addressesOf({ sort: 'tries', order: 'ascending' })).toEqual(['b@example.org', 'A@example.org']);
    expect(await addressesOf({})).toEqual(['A@example.org', 'b@example.org']);
  });

  test('what is left of a deleted account is not listed, and is not resent', async () => {
    const { id } = await aGivenUp();
    await disownMails(it.db, 'ADA@example.org');
    expect((await list()).items).toEqual([]);
    expect(await resend(id)).toEqual({ resent: [], refused: [] });
  });

  test.each([
    ['Error: connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
    ['Error: 550-5.1.1 No such mailbox', 'unknown_address'],
    ['Error: Invalid login: 535 5.7.8 Bad credentials', 'no_login'],
    ['Error: unable to verify the first certificate', 'not_secure'],
    ['TimeoutError: The operation was aborted due to timeout', 'too_slow'],
    ['Error: 451 4.3.2 Come back later', 'busy'],
    ["Error: The email has no 'code'.", 'not_written'],
    ['Error: who knows', 'other'],
  ])('%s is %s', async (lastError, fault) => {
    await aGivenUp({ lastError });
    expect((await list()).items[0]?.fault).toBe(fault);
  });
});

describe('resending', () => {
  test('pressed twice, and by two at once, it is sent once', async () => {
    const { id } = await aGivenUp();
    const both = await Promise.all([resend(id), resend(id)]);
    expect(both.flatMap(({ resent }) => resent)).toEqual([id]);
    expect(both.flatMap(({ refused }) => refused)).toEqual([{ id, why: 'not_tried' }]);
    await send();
    expect(server.received).toEqual([]);
    await makeDue();
    await Promise.all([send(), send()]);
    expect(server.received.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect(await resend(id)).toEqual({ resent: [], refused: [{ id, why: 'sent' }] });
    expect((await list()).items[0]).toMatchObject({ state: 'sent', tries: 9, fault: null, resend: 'sent' });
  });

  test('taken back, it is as it was; once it is on its way, it is not', async () => {
    const { id, givenUpAt } = await aGivenUp();
    await resend(id);
    expect((await list()).items[0]).toMatchObject({ state: 'waiting', tries: 8 });
    expect(await undo(id)).toEqual({ done: 1 });
    expect(await rowOf(id)).toMatchObject({ attempts: 8, lastError: refusedWords, givenUpAt, beforeResend: null });
    expect(await undo(id)).toEqual({ done: 0 });
    await resend(id);
    await makeDue();
    await send();
    expect(await undo(id)).toEqual({ done: 0 });
  });

  test('it has all its tries again', async () => {
    server.mood = 'busy';
    const { id } = await aGivenUp();
    await resend(id);
    await makeDue();
    await send();
    expect((await list()).items[0]).toMatchObject({ state: 'failed', tries: 9, fault: 'busy' });
    expect(await rowOf(id)).toMatchObject({ attempts: 1, givenUpAt: null, leasedUntil: null });
  });

  test('an expired code or link is not sent again, and the reply says so', async () => {
    const old = { createdAt: new Date(Date.now() - 16 * 60_000) };
    const code = { first_name: 'Ada', code: '048213', minutes: '15' };
    const { id } = await aGivenUp({ template: 'registration_code', templateValues: code, ...old });
    const fresh = await aGivenUp(old);
    expect(await resend(id, fresh.id)).toEqual({ resent: [fresh.id], refused: [{ id, why: 'link_expired' }] });
    expect((await list({ state: 'given_up' })).items[0]).toMatchObject({ id, resend: 'link_expired' });
  });

  test('one that a sender is at, or that nobody has tried, is left alone', async () => {
    const leased = await aMail({ lastError: 'Error: 451 Later', leasedUntil: new Date(Date.now() + 60_000) });
    const untried = await aMail();
    const { resent, refused } = await resend(leased.id, untried.id, v7());
    expect(resent).toEqual([]);
    expect(new Set(refused)).toEqual(
      new Set([
        { id: leased.id, why: 'on_its_way' },
        { id: untried.id, why: 'not_tried' },
      ]),
    );
  });

  test('the log says who resent what, and names no address', async () => {
    const { id } = await aGivenUp();
    await resend(id);
    await undo(id);
    const acts = await it.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(acts).toMatchObject([
      { kind: 'mail_resent', actorId: operator.user.id, subjectName: 'email_confirm', before: { attempts: 8 } },
      { kind: 'mail_resend_undone', after: { attempts: 8, given_up: true } },
    ]);
    expect(JSON.stringify(acts)).not.toContain('example.org');
  });

  test('more than a hundred at once, or none, are refused by the name of the field', async () => {
    for (const ids of [[], Array.from({ length: 101 }, () => v7())]) {
      const refused = await refusedCall(it.app, 'resendMails', { headers: operator.headers, body: { ids } });
      expect(refused).toMatchObject({ status: 422, problem: { errors: { ids: [expect.any(String)] } } });
    }
  });
});

describe('templates', () => {
  const preview = (
    template: (typeof mailTemplateNames)[number],
    query: { locale: 'en' | 'fr'; theme?: 'light' | 'dark' },
  ) => call(it.app, 'getMailPreview', { headers: operator.headers, params: { template }, query });

  test.each(mailTemplateNames)('%s is seen in each language, and says that it is a sample', async (template) => {
    for (const locale of locales) {
      const { subject, text, html_path } = await preview(template, { locale });
      const reply = await it.app.inject(html_path);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain(`lang="${locale}"`);
      expect(subject).not.toBe('');
      expect(text).toMatch(/sample|exemple/i);
    }
  });

  test('the frame has the colours that were asked for, and runs nothing', async () => {
    const { html_path } = await preview('notification', { locale: 'en', theme: 'dark' });
    const dark = await it.app.inject(html_path);
    expect(dark.body).toContain('@media all');
    expect(String(dark.headers['content-security-policy'])).toMatch(/^sandbox allow-popups .*default-src 'none'/);
    const light = await it.app.inject((await preview('notification', { locale: 'en' })).html_path);
    expect(light.body).not.toContain('prefers-color-scheme');
    expect(light.body).toContain('@media not all');
  });

  test('a link to a frame holds for what it was made for alone', async () => {
    const { html_path } = await preview('notification', { locale: 'en' });
    expect((await it.app.inject(html_path.replace('/en/', '/fr/'))).statusCode).not.toBe(200);
    expect((await it.app.inject(html_path.split('?')[0]!)).statusCode).not.toBe(200);
  });

  test('one is sent to whoever asks for it, and to nobody else', async () => {
    const params = { template: 'receipt' as const };
    await call(it.app, 'sendTestMail', { headers: operator.headers, params, body: { locale: 'fr' } });
    await makeDue();
    await send();
    expect(server.received.map(({ to }) => to)).toEqual([operator.user.email]);
    expect(server.received[0]?.data).toContain('Un titre d');
  });
});

test('only those who run the site see and resend mails', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['learner', 'teacher', 'partner', 'admin'] });
  const params = { template: 'receipt' as const };
  const body = { ids: [v7()] };
  const refusals = await Promise.all([
    refusedCall(it.app, 'listMails', { headers, query: {} }),
    refusedCall(it.app, 'getMailsLink', { headers, query: {} }),
    refusedCall(it.app, 'resendMails', { headers, body }),
    refusedCall(it.app, 'undoResendMails', { headers, body }),
    refusedCall(it.app, 'getMailPreview', { headers, params, query: { locale: 'en' } }),
    refusedCall(it.app, 'sendTestMail', { headers, params, body: { locale: 'en' } }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual(Array(6).fill(403));
});
