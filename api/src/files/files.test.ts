import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { FilePurpose, StoredFile } from '@stoa/shared/contract/files/files.ts';
import { UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import { v7 } from 'uuid';
import { courses } from '../teaching/courses/courses.tables.ts';
import { aSignedIn } from '../testing/builders.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { call, refusedCall } from '../testing/call.ts';
import { aCourse } from '../testing/course-builders.ts';
import { endlessVideo, packedPdf } from '../testing/hostile-files.ts';
import { makeJpeg, makePng } from '../testing/make-pictures.ts';
import { makeVideo } from '../testing/make-video.ts';
import { openFileStore } from './file-store.ts';
import { removeAbandoned } from './files.service.ts';
import { findFiles } from './find-files.ts';

let it: TestApp;
let address: string;
beforeAll(async () => {
  it = await buildTestApp();
  address = await it.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => it.close());

const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello, porch.\n');
const cover = (inside = '', size = 'width="1280" height="720"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}><rect width="9" height="9"/>${inside}</svg>`);

const encode = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

interface Wish {
  name?: string;
  type?: string;
  purpose?: FilePurpose | 'malware';
  length?: number;
}

function begin(headers: Record<string, string>, wish: Wish = {}) {
  const { name = 'words.vtt', type = 'text/vtt', purpose = 'captions', length = captions.length } = wish;
  return fetch(address + UPLOADS_PATH, {
    method: 'POST',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': encode({ name, type, purpose }),
    },
  });
}

const proceed = (headers: Record<string, string>, url: string, offset: number, bytes: Buffer) =>
  fetch(address + url, {
    method: 'PATCH',
    headers: {
      ...headers,
      'tus-resumable': '1.0.0',
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });

async function upload(headers: Record<string, string>, content: Buffer, wish: Wish = {}): Promise<string> {
  const begun = await begin(headers, { ...wish, length: content.length });
  const url = begun.headers.get('location')!;
  const done = await proceed(headers, url, 0, content);
  expect([begun.status, done.status]).toEqual([201, 204]);
  const id = url.split('/').at(-1)!;
  await checked(headers, id);
  return id;
}

/** The file once somebody has looked inside. */
async function checked(headers: Record<string, string>, id: string): Promise<StoredFile> {
  for (;;) {
    const file = await call(it.app, 'getFile', { headers, params: { id } });
    if (file.state !== 'uploading') return file;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const document = { name: 'a.pdf', type: 'application/pdf', purpose: 'document' } as const;
const teacher = () => aSignedIn(it.db, { roles: ['teacher'] });
const problemOf = async (reply: Response) => [reply.status, ((await reply.json()) as { code: string }).code];

test('an upload that broke off goes on where it stood, is checked, and is delivered', async () => {
  const { headers } = await teacher();
  const begun = await begin(headers);
  const url = begun.headers.get('location')!;
  expect(url).toMatch(/^\/api\/v1\.3\.0\/fileupload\/[0-9a-f-]{36}$/);
  expect((await proceed(headers, url, 0, captions.subarray(0, 10))).status).toBe(204);
  const asked = await fetch(address + url, { method: 'HEAD', headers: { ...headers, 'tus-resumable': '1.0.0' } });
  expect(asked.headers.get('upload-offset')).toBe('10');
  const id = url.split('/').at(-1)!;
  expect(await call(it.app, 'getFile', { headers, params: { id } })).toMatchObject({ state: 'uploading', url: null });
  expect((await proceed(headers, url, 3, captions.subarray(3))).status).toBe(409);
  expect((await proceed(headers, url, 10, captions.subarray(10))).status).toBe(204);
  const file = await checked(headers, id);
  expect(file).toMatchObject({ state: 'ready', type: 'text/vtt', bytes: captions.length });
  const delivered = await fetch(address + file.url!);
  expect(await delivered.text()).toBe(captions.toString());
  expect(delivered.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
});

test('uploading wants a session, a right, a purpose, an allowed type and a size in bounds', async () => {
  const { headers } = await teacher();
  const learner = await aSignedIn(it.db);
  expect(await problemOf(await begin({}))).toEqual([401, 'unauthenticated']);
  expect(await problemOf(await begin(learner.headers))).toEqual([403, 'forbidden']);
  expect(await problemOf(await begin(headers, { purpose: 'malware' }))).toEqual([422, 'invalid']);
  expect(await problemOf(await begin(headers, { type: 'text/html' }))).toEqual([422, 'file_rejected']);
  expect(await problemOf(await begin(headers, { length: 2 * 1024 ** 2 }))).toEqual([422, 'file_rejected']);
});

test("nobody touches or sees another person's upload, save reviewers who may look", async () => {
  const { headers } = await teacher();
  const other = await teacher();
  const url = (await begin(headers)).headers.get('location')!;
  expect((await proceed(other.headers, url, 0, captions)).status).toBe(404);
  const id = await upload(headers, captions);
  expect((await refusedCall(it.app, 'getFile', { headers: other.headers, params: { id } })).status).toBe(404);
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  await call(it.app, 'getFile', { headers: admin.headers, params: { id } });
});

test('an address that names one upload in its path and another in its query is about the one in its path', async () => {
  const [victim, attacker] = [await teacher(), await teacher()];
  const theirs = (await begin(victim.headers)).headers.get('location')!;
  const own = (await begin(attacker.headers)).headers.get('location')!;
  const crossed = `${own}?x=/${theirs.split('/').at(-1)}`;
  const tus = { 'tus-resumable': '1.0.0' };
  expect((await proceed(attacker.headers, crossed, 0, captions.subarray(0, 9))).status).toBe(204);
  await fetch(address + crossed, { method: 'DELETE', headers: { ...attacker.headers, ...tus } });
  const asked = await fetch(address + theirs, { method: 'HEAD', headers: { ...victim.headers, ...tus } });
  expect([asked.status, asked.headers.get('upload-offset')]).toEqual([200, '0']);
});

test.each<[string, Buffer, Wish, RegExp]>([
  ['captions that are none', Buffer.from('1\n00:00:01,000 --> x'), {}, /WebVTT/],
  ['a document that is none', Buffer.from('MZ...'), { type: 'application/pdf', purpose: 'document' }, /PDF/],
  ['a video that is none', Buffer.from('<html>'), { type: 'video/mp4', purpose: 'video' }, /MP4 or WebM/],
  [
    'a picture too small',
    cover('', 'width="300" height="300"'),
    { type: 'image/svg+xml', purpose: 'cover' },
    /750 × 422/,
  ],
  ['a picture with a script', cover('<script>1</script>'), { type: 'image/svg+xml', purpose: 'cover' }, /scripts/],
  ['a picture with a handler', cover('<g onload="x()"/>'), { type: 'image/svg+xml', purpose: 'cover' }, /scripts/],
  [
    'a picture that fetches',
    cover('<image href="//x.example/a.png"/>'),
    { type: 'image/svg+xml', purpose: 'cover' },
    /scripts/,
  ],
  ['a photo that is a drawing', cover(), { type: 'image/png', purpose: 'photo' }, /JPEG, PNG or WebP/],
  ['a photo that is none', Buffer.from('GIF89a'), { type: 'image/png', purpose: 'photo' }, /JPEG, PNG or WebP/],
  ['a photo too small', makePng(199, 199), { type: 'image/png', purpose: 'photo' }, /200 × 200/],
  ['a photo that is not square', makePng(300, 302), { type: 'image/png', purpose: 'photo' }, /square/],
  ['a banner that is a drawing', cover(), { type: 'image/png', purpose: 'banner' }, /JPEG, PNG or WebP/],
  ['a banner too narrow', makePng(1279, 320), { type: 'image/png', purpose: 'banner' }, /1280 × 320/],
  ['a banner too low', makePng(1280, 319), { type: 'image/png', purpose: 'banner' }, /1280 × 320/],
  ['a logo that is a drawing', cover(), { type: 'image/jpeg', purpose: 'certificate_mark' }, /JPEG in colours/],
  ['a logo in grey', makeJpeg(200, 100), { type: 'image/jpeg', purpose: 'certificate_mark' }, /JPEG in colours/],
  ['a logo that is a PNG', makePng(200, 100), { type: 'image/jpeg', purpose: 'certificate_mark' }, /JPEG in colours/],
  [
    'a signature too small',
    makeJpeg(119, 60, { colours: 3 }),
    { type: 'image/jpeg', purpose: 'certificate_mark' },
    /120 × 40/,
  ],
  [
    'a signature too large',
    makeJpeg(2001, 60, { colours: 3 }),
    { type: 'image/jpeg', purpose: 'certificate_mark' },
    /2000 × 2000/,
  ],
  [
    'a signature that breaks off',
    makeJpeg(200, 60, { colours: 3 }).subarray(0, 60),
    { type: 'image/jpeg', purpose: 'certificate_mark' },
    /damaged/,
  ],
  ['a photo that breaks off', makePng(300, 300).subarray(0, 60), { type: 'image/png', purpose: 'photo' }, /damaged/],
])('%s is rejected with the reason', async (_, content, wish, reason) => {
  const { headers } = await teacher();
  const id = await upload(headers, content, wish);
  const file = await call(it.app, 'getFile', { headers, params: { id } });
  expect(file).toMatchObject({ state: 'rejected', url: null });
  expect(file.reject_reason).toMatch(reason);
});

test('a PDF is ready and sandboxed wherever it is opened', async () => {
  const { PDFDocument } = await import('pdf-lib');
  const made = await PDFDocument.create();
  made.addPage();
  const { headers } = await teacher();
  const id = await upload(headers, Buffer.from(await made.save()), {
    name: 'Übung 1.pdf',
    type: 'application/pdf',
    purpose: 'document',
  });
  const file = await call(it.app, 'getFile', { headers, params: { id } });
  const { headers: sent } = await fetch(address + file.url!, { method: 'HEAD' });
  expect(sent.get('content-security-policy')).toMatch(/^sandbox/);
  expect(sent.get('x-content-type-options')).toBe('nosniff');
  expect(sent.get('content-disposition')).toBe("inline; filename*=UTF-8''%C3%9Cbung%201.pdf");
});

test('while a file that nobody can read to its end is checked, others are answered, and their files are ready', async () => {
  const [attacker, other] = [await teacher(), await teacher()];
  const send = async (headers: Record<string, string>, content: Buffer, wish: Wish): Promise<string> => {
    const url = (await begin(headers, { ...wish, length: content.length })).headers.get('location')!;
    expect((await proceed(headers, url, 0, content)).status).toBe(204);
    return url.split('/').at(-1)!;
  };
  const video = { name: 'a.webm', type: 'video/webm', purpose: 'video' } as const;
  const ids = [await send(attacker.headers, endlessVideo, video), await send(attacker.headers, packedPdf(), document)];
  const states = async () => (await findFiles(it.db, ids)).map(({ state }) => state);
  expect(await states()).toEqual(['checking', 'checking']);
  const ready = await upload(other.headers, captions);
  expect(await call(it.app, 'getFile', { headers: other.headers, params: { id: ready } })).toMatchObject({
    state: 'ready',
  });
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  // The attacker's second file waits for the first, which has not come to its end.
  expect(await states()).toContain('checking');
});

test('a PDF that is packed too tightly is refused, and calls meanwhile were answered', async () => {
  const { headers } = await teacher();
  const content = packedPdf();
  const url = (await begin(headers, { ...document, length: content.length })).headers.get('location')!;
  expect((await proceed(headers, url, 0, content)).status).toBe(204);
  const id = url.split('/').at(-1)!;
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect((await call(it.app, 'getFile', { headers, params: { id } })).state).toBe('uploading');
  expect((await checked(headers, id)).reject_reason).toMatch(/packed too tightly/);
});

/** Of a harmless file as large; how long that takes says how busy the machine is. */
const LEAST_MS = 100;
const coversOf = (of: (text: string) => string) => ({
  hostile: cover(of(' '.repeat(100_000))),
  harmless: cover(of('x'.repeat(100_000))),
});
const picture: Wish = { type: 'image/svg+xml', purpose: 'cover' };
const spoken = (text: string) => Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${text.repeat(500_000)}\n`);

test.each<[string, { hostile: Buffer; harmless: Buffer; wish: Wish }]>([
  ['a link of a cover', { ...coversOf((text) => `<a href=${text}></a>`), wish: picture }],
  ['a colour of a cover', { ...coversOf((text) => `<a fill="url(${text})"/>`), wish: picture }],
  ['captions', { hostile: spoken('<'), harmless: spoken('a'), wish: {} }],
])('%s made to be read in endlessly many ways is read nearly as soon as others', async (_, { wish, ...files }) => {
  const { headers } = await teacher();
  const msOf = async (content: Buffer) => {
    const begun = performance.now();
    await upload(headers, content, wish);
    return performance.now() - begun;
  };
  const harmless = await msOf(files.harmless);
  expect(await msOf(files.hostile)).toBeLessThan(20 * Math.max(harmless, LEAST_MS));
});

test.each([undefined, '', ' ', 'text/plain'])(
  'a piece whose content type is %j is refused as everything is',
  async (type) => {
    const { headers } = await teacher();
    const url = (await begin(headers)).headers.get('location')!;
    const tus = { ...headers, 'tus-resumable': '1.0.0', 'upload-offset': '0' };
    const reply = await it.app.inject({
      method: 'PATCH',
      url,
      headers: type === undefined ? tus : { ...tus, 'content-type': type },
      payload: captions,
    });
    expect([reply.statusCode, reply.json()]).toEqual([422, expect.objectContaining({ code: 'invalid' })]);
  },
);

test.each([
  ['../../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\words.vtt', 'words.vtt'],
  ['a\u202Egpj.vtt', 'agpj.vtt'],
  [' words\r\n.vtt\0', 'words.vtt'],
  ['100 % <b>?#.vtt', '100 % <b>?#.vtt'],
])('a file sent as %j is called %s, and its link works', async (name, kept) => {
  const { headers } = await teacher();
  const id = await upload(headers, captions, { name });
  const file = await call(it.app, 'getFile', { headers, params: { id } });
  expect(file.name).toBe(kept);
  expect((await fetch(address + file.url!)).status).toBe(200);
});

test.each(['..', '/', 'a/', '\u202E', ' '])('%j is no name', async (name) => {
  const { headers } = await teacher();
  const reply = await begin(headers, { name });
  expect([reply.status, await reply.json()]).toEqual([
    422,
    expect.objectContaining({ errors: { name: ['Give the file a name.'] } }),
  ]);
});

test('a file that has kept a name as no file may have it is delivered all the same', async () => {
  const { headers } = await teacher();
  const id = await upload(headers, captions);
  await it.db.execute(sql`update files set name = '../../x/..' where id = ${id}`);
  const { url } = await call(it.app, 'getFile', { headers, params: { id } });
  expect((await fetch(address + url!)).status).toBe(200);
});

test('a file with a long name is delivered', async () => {
  const { headers } = await teacher();
  const id = await upload(headers, captions, { name: `${'ü'.repeat(190)}.vtt` });
  const { url } = await call(it.app, 'getFile', { headers, params: { id } });
  expect((await fetch(address + url!)).status).toBe(200);
});

test('parts are sent as asked for', async () => {
  const { headers } = await teacher();
  const id = await upload(headers, captions);
  const { url } = await call(it.app, 'getFile', { headers, params: { id } });
  const get = (range: string) => fetch(address + url!, { headers: { range } });
  const part = await get('bytes=0-5');
  expect([part.status, await part.text()]).toEqual([206, 'WEBVTT']);
  expect(part.headers.get('content-range')).toBe(`bytes 0-5/${captions.length}`);
  expect(await (await get('bytes=-7')).text()).toBe('porch.\n');
  const beyond = await get('bytes=9999-');
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${captions.length}`]);
  const etag = part.headers.get('etag')!;
  // Not with fetch, which takes a condition of ours for a wish to have it fresh.
  const again = await it.app.inject({ url: url!, headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a link works unchanged and in its time only', async () => {
  const { headers } = await teacher();
  const id = await upload(headers, captions);
  const { url } = await call(it.app, 'getFile', { headers, params: { id } });
  const link = new URL(address + url!);
  const left = Number(link.searchParams.get('expires')) - Date.now() / 1000;
  expect(left).toBeGreaterThan(49 * 60);
  expect(left).toBeLessThanOrEqual(60 * 60);
  const changed = new URL(link);
  changed.searchParams.set('expires', String(Number(changed.searchParams.get('expires')) + 600));
  const other = new URL(link);
  other.pathname = other.pathname.replace(id, v7());
  for (const wrong of [changed, other, new URL(link.pathname, address)]) {
    expect(await problemOf(await fetch(wrong))).toEqual([403, 'file_link_expired']);
  }
});

test('a cover is public while its course is published', async () => {
  const { user, headers } = await teacher();
  const id = await upload(headers, cover(), { name: 'cover.svg', type: 'image/svg+xml', purpose: 'cover' });
  const course = await aCourse(it.db, { ownerId: user.id, coverFileId: id, name: 'Covered course' });
  const details = await call(it.app, 'getCourseDetails', { params: { slug: course.slug } });
  const shown = await fetch(address + details.cover_url!);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  await it.db.update(courses).set({ status: 'unpublished' }).where(eq(courses.id, course.id));
  expect((await fetch(address + details.cover_url!)).status).toBe(404);
  const own = await call(it.app, 'getCourseDetails', { headers, params: { slug: course.slug } });
  expect((await fetch(address + own.cover_url!)).status).toBe(200);
});

test('a video is measured', async () => {
  const { headers } = await teacher();
  const id = await upload(headers, await makeVideo(), { name: 'a.webm', type: 'video/webm', purpose: 'video' });
  const file = await call(it.app, 'getFile', { headers, params: { id } });
  expect(file).toMatchObject({ state: 'ready', duration_s: 2, width: 64, height: 36 });
});

test('anyone signed in may send a photo, whose place nobody sees, and whose upload is complete', async () => {
  const { headers } = await aSignedIn(it.db);
  const place = '36.8065 N 10.1815 E';
  const content = makePng(300, 301, { eXIf: place });
  const id = await upload(headers, content, { name: 'me.png', type: 'image/png', purpose: 'photo' });
  const file = await call(it.app, 'getFile', { headers, params: { id } });
  expect(file).toMatchObject({ state: 'ready', type: 'image/png', width: 300, height: 301 });
  const delivered = Buffer.from(await (await fetch(address + file.url!)).arrayBuffer());
  expect(delivered).toEqual(makePng(300, 301));
  expect(file.bytes).toBe(delivered.length);
  const asked = await fetch(`${address}${UPLOADS_PATH}/${id}`, {
    method: 'HEAD',
    headers: { ...headers, 'tus-resumable': '1.0.0' },
  });
  const told = ['upload-offset', 'upload-length'].map((name) => asked.headers.get(name));
  expect(told).toEqual([String(delivered.length), String(delivered.length)]);
  const more = await proceed(headers, `${UPLOADS_PATH}/${id}`, delivered.length, Buffer.from(place));
  expect(await problemOf(more)).toEqual([409, 'conflict']);
});

test('a photo has at most two megabytes and is no drawing', async () => {
  const { headers } = await aSignedIn(it.db);
  const photo = { purpose: 'photo', type: 'image/png' } as const;
  expect(await problemOf(await begin(headers, { ...photo, length: 2 * 1024 ** 2 + 1 }))).toEqual([
    422,
    'file_rejected',
  ]);
  expect(await problemOf(await begin(headers, { ...photo, type: 'image/svg+xml' }))).toEqual([422, 'file_rejected']);
});

test('who begins too many uploads in an hour waits, each person by themselves', async () => {
  const [{ headers }, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const own = { name: 'me.png', type: 'image/png', purpose: 'photo', length: 9 } as const;
  const giveUp = async (begun: Response) =>
    fetch(address + begun.headers.get('location')!, {
      method: 'DELETE',
      headers: { ...headers, 'tus-resumable': '1.0.0' },
    });
  for (let n = 0; n < 40; n++) {
    const begun = await begin(headers, own);
    expect(begun.status).toBe(201);
    await giveUp(begun);
  }
  const refused = await begin(headers, own);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await problemOf(refused)).toEqual([429, 'rate_limited']);
  expect((await begin(other.headers, own)).status).toBe(201);
});

test('who makes courses may begin more of them', async () => {
  const { headers } = await teacher();
  const statuses = [];
  for (let n = 0; n < 301; n++) statuses.push((await begin(headers)).status);
  expect(statuses).toEqual([...Array.from({ length: 300 }, () => 201), 429]);
});

test.each([
  ['photo', 'image/png'],
  ['id_document', 'image/png'],
  ['sample_video', 'video/mp4'],
] as const)('of %s three wait at most that nothing shows, also of those begun at once', async (purpose, type) => {
  const { user, headers } = await aSignedIn(it.db);
  const wish = { name: 'mine', type, purpose, length: 9 };
  const replies = await Promise.all(Array.from({ length: 5 }, () => begin(headers, wish)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422]);
  const refused = await begin(headers, wish);
  expect(await refused.json()).toMatchObject({
    code: 'file_rejected',
    errors: {
      file: ['You uploaded several files that you do not use yet. Use one of them, or try again tomorrow.'],
    },
  });
  await it.db.execute(
    sql`update files set state = 'rejected', reject_reason = 'Not this one.'
        where id = (select id from files where owner_id = ${user.id} limit 1)`,
  );
  expect((await begin(headers, wish)).status).toBe(201);
});

test('a photo that is shown leaves room for others', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const wish = { name: 'me.png', type: 'image/png', purpose: 'photo', length: 9 } as const;
  for (let n = 0; n < 3; n++) await begin(headers, wish);
  expect((await begin(headers, wish)).status).toBe(422);
  await it.db.execute(
    sql`insert into profile_photos (user_id, file_id)
        select owner_id, id from files where owner_id = ${user.id} limit 1`,
  );
  expect((await begin(headers, wish)).status).toBe(201);
});

test('an upload given up is gone; one left for a day is cleaned away', async () => {
  const { headers } = await teacher();
  const url = (await begin(headers)).headers.get('location')!;
  const given = await fetch(address + url, { method: 'DELETE', headers: { ...headers, 'tus-resumable': '1.0.0' } });
  expect(given.status).toBe(204);
  const left = (await begin(headers)).headers.get('location')!.split('/').at(-1)!;
  await it.db.execute(sql`update files set created_at = now() - interval '25 hours' where id = ${left}`);
  const files = await openFileStore({ dataDir: it.dataDir, secret: undefined });
  await removeAbandoned({ ...it.app.context, files, log: it.app.log });
  expect((await refusedCall(it.app, 'getFile', { headers, params: { id: left } })).status).toBe(404);
  expect(await files.sizeOf(left)).toBeUndefined();
});
