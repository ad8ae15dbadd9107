import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { PDFDocument } from 'pdf-lib';
import { aSignedIn, marker, testPassword } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aFullLife, takePart } from '../testing/full-life.ts';
import { newestMail } from '../testing/mails.ts';
import { makePng } from '../testing/make-pictures.ts';
import { readZip } from '../testing/read-zip.ts';
import { exportsOf } from '../kernel/noun.ts';
import { nouns } from '../nouns.ts';
import { en } from './messages/export.en.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const link = (headers: Record<string, string>, locale = 'en') =>
  call(it.app, 'exportAccount', { headers: { ...headers, 'accept-language': locale } });

async function open(headers: Record<string, string>, locale = 'en') {
  const { url } = await link(headers, locale);
  const reply = await it.app.inject({ url });
  return { reply, files: readZip(reply.rawPayload) };
}

test('a copy holds all that a person did, nothing that another did, and no secret', async () => {
  const other = await aFullLife(it, 'Zebulon');
  const own = await aFullLife(it, 'Quirinus', other);
  await takePart(it.db, other, 'Zebulon', own);
  const { reply, files } = await open(own.headers);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'private, no-store',
  ]);
  const json = Object.keys(exportsOf(nouns)).map((name) => `${name}.json`);
  const certificates = ['certificates/certificate-quirinus.pdf', 'certificates/path-quirinus.pdf'];
  expect([...files.keys()].sort()).toEqual([...json, 'README.txt', 'photo.png', ...certificates].sort());

  const all = [...files].map(([name, content]) => [name, content.toString('utf8')] as const);
  // Titles of what one took part in are the only words of another person.
  const named = /Course by Zebulon|course-by-zebulon-\w+|Post by Zebulon/g;
  for (const [name, text] of all) {
    const rest = text.replaceAll(named, '');
    expect([name, rest.includes('Zebulon'), rest.includes(other.user.id), rest.includes(other.user.email)]).toEqual([
      name,
      false,
      false,
      false,
    ]);
  }
  const secrets = [own.headers['authorization']!.slice(7), testPassword, '$argon2', '/secret-of-'];
  const text = all.map(([, content]) => content).join('\n');
  for (const secret of secrets) expect([secret, text.includes(secret)]).toEqual([secret, false]);
  expect(text).not.toMatch(/token_hash|password_hash|"correct"/);

  const readme = files.get('README.txt')!.toString('utf8');
  for (const name of Object.keys(exportsOf(nouns)))
    expect(readme).toContain(`- ${name}.json: ${en[`about.${name}` as keyof typeof en]}`);

  const read = <T>(name: string) => JSON.parse(files.get(`${name}.json`)!.toString('utf8')) as T;
  for (const name of Object.keys(exportsOf(nouns))) {
    const value = read<unknown>(name);
    expect([name, Array.isArray(value) ? value.length > 0 : value !== null]).toEqual([name, true]);
  }
  expect(read('profile')).toMatchObject({ email: own.user.email, about: 'About Quirinus', has_password: true });
  expect(read('enrolments')).toMatchObject([
    { course: 'Course by Zebulon', percentage: 40, progress_events: [{ source: 'player of Quirinus' }] },
  ]);
  expect(read('quiz-attempts')).toMatchObject([
    { questions: [{ prompt: 'Asked of Quirinus', chosen: ['Chosen by Quirinus'] }] },
  ]);
  expect(read('courses')).toMatchObject([{ content: { fields: { description: 'Told by Quirinus' }, modules: [{}] } }]);
  expect(read('submissions')).toMatchObject({
    submissions: [
      { course: 'Course by Zebulon', assignment: 'An assignment', status: 'draft', text: 'Made by Quirinus' },
    ],
    reviews: [{ feedback: 'Feedback by Quirinus' }],
  });
  expect(read('review-phrases')).toMatchObject([{ text: 'Said by Quirinus' }]);
  expect(read('live-classes')).toMatchObject([{ title: 'Class of Quirinus', course: 'Course by Quirinus' }]);
  expect(read('attendance')).toMatchObject([{ class: 'A class of the other', remarks: 'Remark on Quirinus' }]);
  expect(read('community')).toMatchObject({
    posts: [{ body: 'Written by Quirinus' }],
    replies: [{ body: 'Replied by Quirinus', post: 'Post by Zebulon' }],
    reactions: [{ kind: 'like' }],
    reports: [{ reason: 'Reported by Quirinus' }],
    decisions: [{ reason: 'Decided by Quirinus' }],
  });
  expect(read('billing')).toMatchObject({
    transactions: [{ gateway: 'gate-Quirinus' }, { gateway: 'gate-Quirinus' }],
  });
  expect(read('receipts')).toMatchObject([{ kind: 'receipt', payer: { name: expect.stringMatching(/^Quirinus/) } }]);
  const code = expect.stringMatching(/^QUIRINUS-/);
  expect(read('coupons')).toMatchObject({ used: [{ code, state: 'reserved' }], made: [{ code, percent: 10 }] });
  expect(files.get('photo.png')).toEqual(makePng(200, 200));
  const pdf = await PDFDocument.load(files.get('certificates/certificate-quirinus.pdf')!);
  expect(pdf.getSubject()).toContain('Quirinus Quirinussson');
});

test('dates in a copy are ISO instants in UTC', async () => {
  const own = await aFullLife(it, 'Cornelia', await aFullLife(it, 'Julia'));
  const { files } = await open(own.headers);
  const dates: unknown[] = [];
  for (const [name, content] of files) {
    if (!name.endsWith('.json')) continue;
    JSON.parse(content.toString('utf8'), (key, value: unknown) => {
      if (/(^|_)at$/.test(key) && value !== null) dates.push(value);
      return value;
    });
  }
  expect(dates.length).toBeGreaterThan(20);
  for (const date of dates) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('the README says what each file is, in the reader’s language', async () => {
  const { headers } = await aSignedIn(it.db);
  for (const [locale, first] of [
    ['en', 'Your data at Stoa'],
    ['fr', 'Vos données sur Stoa'],
  ] as const) {
    const { files } = await open(headers, locale);
    const readme = files.get('README.txt')!.toString('utf8');
    expect(readme.startsWith(first)).toBe(true);
    for (const name of files.keys()) if (name !== 'README.txt') expect(readme).toContain(`- ${name}: `);
    expect(readme).not.toContain('about.');
  }
});

test('a new account has a copy too, and its owner is told that it was asked for, by mail as well', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const { files } = await open(headers);
  expect(JSON.parse(files.get('introduction.json')!.toString())).toBeNull();
  expect(JSON.parse(files.get('enrolments.json')!.toString())).toEqual([]);
  const { notifications } = await call(it.app, 'getStartUp', { headers });
  expect(notifications.map(({ kind }) => kind)).toEqual(['data_export_asked']);
  expect(await newestMail(it.db, user.email, 'data_export_asked')).toMatchObject({ first_name: user.firstName });
});

test('a link lives a quarter of an hour, and no longer than the session that asked for it', async () => {
  const { headers } = await aSignedIn(it.db);
  const { url, expires_at } = await link(headers);
  const left = (new Date(expires_at).getTime() - Date.now()) / 60_000;
  expect(left).toBeGreaterThan(14);
  expect(left).toBeLessThanOrEqual(15);
  const other = await link((await aSignedIn(it.db)).headers);
  const pathOf = (address: string) => address.split('?')[0]!;
  const crossed = url.replace(pathOf(url), pathOf(other.url));
  const expired = url.replace(/expires=\d+/, `expires=${Math.floor(Date.now() / 1000) - 1}`);
  for (const wrong of [crossed, expired, pathOf(url), url.replace('/en?', '/fr?')]) {
    const reply = await it.app.inject({ url: wrong, headers: marker });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([403, 'file_link_expired']);
  }
  expect((await it.app.inject({ url })).statusCode).toBe(200);
  await call(it.app, 'logout', { headers });
  expect((await it.app.inject({ url })).statusCode).toBe(403);
});

test('signed out there is no copy; after ten an hour one waits', async () => {
  expect((await refusedCall(it.app, 'exportAccount', {})).status).toBe(401);
  const { headers } = await aSignedIn(it.db);
  const { url } = await link(headers);
  for (let n = 0; n < 10; n++) expect((await it.app.inject({ url })).statusCode).toBe(200);
  const reply = await it.app.inject({ url });
  expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([429, 'rate_limited']);
});

test('everyone shares the demo people: their copy tells nobody of the other visitors', async () => {
  const email = `shared-${v7()}@demo.stoa.example`;
  const { user, headers } = await aSignedIn(it.db, { email });
  await it.db.execute(sql`insert into sessions (user_id, token_hash, expires_at, address)
    values (${user.id}, ${v7()}, now() + interval '1 hour', '203.0.113.9')`);
  const { files } = await open(headers);
  const sessions = files.get('sessions.json')!.toString();
  expect(JSON.parse(sessions)).toHaveLength(1);
  expect(sessions).not.toContain('203.0.113.9');
});
