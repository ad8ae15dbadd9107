import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { roleNames } from '@stoa/shared/contract/kernel/roles.ts';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { v7 } from 'uuid';
import { users } from '../../kernel/users.tables.ts';
import { rowsOf } from '../../kernel/database/database.ts';
import { openFileStore } from '../../files/file-store.ts';
import { importFile } from '../../files/files.service.ts';
import { files } from '../../files/files.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { makePng } from '../../testing/make-pictures.ts';
import { aFile, type SignedIn } from '../../testing/ready-course.ts';
import { anApplicant, aRequestBody, ask, requestIdOf } from '../../testing/verification-builders.ts';
import { cleanRequestFiles } from './clean-files.ts';
import { creatorVerifications } from './creators.tables.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

type Body = Arguments<'requestCreatorVerification'>['body'];
const statusOf = ({ headers }: SignedIn) => call(it.app, 'getCreatorVerification', { headers });
const openStore = () => openFileStore({ dataDir: it.dataDir, secret: undefined });

async function refused(person: SignedIn, given: Record<string, unknown>) {
  const body = { ...(await aRequestBody(it)), ...given } as Body;
  const { status, problem } = await refusedCall(it.app, 'requestCreatorVerification', {
    headers: person.headers,
    body,
  });
  return [status, problem.errors ?? problem.code];
}

test('who never asked to be verified has asked nothing', async () => {
  const { headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'getCreatorVerification', { headers })).toEqual({
    status: 'unrequested',
    requested_at: null,
    decided_at: null,
    decision_note: null,
    request: null,
    appeal: null,
    history: [],
    wants_to_teach: false,
  });
  expect((await refusedCall(it.app, 'getCreatorVerification', {})).status).toBe(401);
  expect((await refusedCall(it.app, 'requestCreatorVerification', { body: await aRequestBody(it) })).status).toBe(401);
});

test('who signed up to teach is known for it', async () => {
  const person = await aSignedIn(it.db);
  await it.db.update(users).set({ wantsToTeach: true }).where(eq(users.id, person.user.id));
  expect((await statusOf(person)).wants_to_teach).toBe(true);
});

test('a request waits, and gives back to its author what was sent, and to nobody else', async () => {
  const person = await aSignedIn(it.db);
  const body = await aRequestBody(it, { legal_name: '  Ada Porch ', phone: '+216 (71) 123.456' });
  const sent = await call(it.app, 'requestCreatorVerification', { headers: person.headers, body });
  expect(sent).toMatchObject({
    status: 'pending',
    decided_at: null,
    request: {
      legal_name: 'Ada Porch',
      phone: '+21671123456',
      country: 'TN',
      links: body.links,
      sample_video_url: body.sample_video_url,
      sample_video_file: null,
      id_document: null,
    },
  });
  expect(sent.request?.expertise.map(({ id }) => id)).toEqual(body.expertise);
  expect(await statusOf(person)).toEqual(sent);
  expect((await statusOf(await aSignedIn(it.db))).request).toBeNull();
});

test('holders of the right to decide hear of a request, its author does not', async () => {
  const admin = await aSignedIn(it.db, { roles: ['admin'] });
  const other = await anApplicant(it, { roles: ['admin'], firstName: 'Zeno', lastName: 'Founder' });
  const [newest] = (await call(it.app, 'listNotifications', { headers: admin.headers })).items;
  expect(newest).toMatchObject({
    kind: 'verification_requested',
    title: 'Zeno Founder asks to be verified as a creator',
    link: '/review/creators',
  });
  const own = await call(it.app, 'listNotifications', { headers: other.headers });
  expect(own.items.filter(({ title }) => title.startsWith('Zeno Founder'))).toEqual([]);
});

test('everyone may ask but partners, whose role holds no courses', async () => {
  for (const role of roleNames) {
    const person = await aSignedIn(it.db, { roles: [role], creatorStatus: 'unrequested' });
    if (role === 'partner') expect(await refused(person, {})).toEqual([403, 'forbidden']);
    else expect((await ask(it, person)).status).toBe('pending');
  }
});

test('while one request waits, another is refused, also one of the same moment', async () => {
  const person = await aSignedIn(it.db);
  const body = await aRequestBody(it);
  const send = () =>
    it.app.inject({
      method: 'POST',
      url: '/api/v1.3.0/user/creator/verification',
      headers: person.headers,
      payload: body,
    });
  const replies = await Promise.all([send(), send(), send()]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const refusal = replies.find(({ statusCode }) => statusCode === 409)!.json<{ message: string; code: string }>();
  expect(refusal).toMatchObject({ message: 'Your request is already being reviewed.', code: 'already_requested' });
  expect(await it.db.$count(creatorVerifications, eq(creatorVerifications.userId, person.user.id))).toBe(1);
});

test.each(['granted', 'revoked'] as const)('who is %s does not ask again', async (creatorStatus) => {
  const person = await aSignedIn(it.db, { creatorStatus });
  expect(await refused(person, {})).toEqual([409, 'verification_transition']);
});

test.each([
  ['legal_name', 'A', 'Legal name must be between 2 and 120 characters.'],
  ['legal_name', 'A'.repeat(121), 'Legal name must be between 2 and 120 characters.'],
  ['headline', 'Walk', 'Headline must be between 5 and 100 characters.'],
  ['headline', 'W'.repeat(101), 'Headline must be between 5 and 100 characters.'],
  ['bio', 'I walk.', 'Experience must be between 50 and 2000 characters.'],
  ['bio', 'I walk. '.repeat(251), 'Experience must be between 50 and 2000 characters.'],
  ['country', 'ZZ', 'Choose a country from the list.'],
  ['phone', '71 123 456', 'Enter the phone number with its country code, such as +33 6 12 34 56 78.'],
  ['phone', '+1234567890123456', 'Enter the phone number with its country code, such as +33 6 12 34 56 78.'],
  ['expertise', [], 'Choose at least one field.'],
  ['expertise', Array.from({ length: 6 }, () => v7()), 'Choose at most 5 fields.'],
  ['expertise', [v7()], 'Choose a field of the list.'],
  ['sample_video_url', null, 'Give either a link to a sample video or a file.'],
  ['sample_video_url', 'http://video.example.org', 'Enter an address that begins with https://.'],
  ['sample_video_url', 'javascript:alert(1)', 'Enter an address that begins with https://.'],
  ['links', Array.from({ length: 6 }, (_, n) => `https://example.org/${n}`), 'Give at most 5 links.'],
  ['agree_terms', false, 'Agree to the terms of use to go on.'],
])('a request with %s %j is refused', async (field, value, text) => {
  const person = await aSignedIn(it.db);
  expect(await refused(person, { [field]: value })).toEqual([422, { [field]: [text] }]);
  expect((await statusOf(person)).status).toBe('unrequested');
});

const hidden = 'Enter an address without a user name and without invisible characters.';
test.each([
  'https://linkedin.com@evil.example',
  'https://a:b@evil.example',
  'https://example.org/\u202Egpj.exe',
  'https://exa\u200Bmple.org',
  'https://example.org/\u0007',
])('an address that reads as another is refused: %j', async (address) => {
  const given = { links: [address], sample_video_url: address };
  expect(await refused(await aSignedIn(it.db), given)).toEqual([
    422,
    { 'links.0': [hidden], sample_video_url: [hidden] },
  ]);
});

test('addresses are kept as browsers read them', async () => {
  const given = { links: [' HTTPS://Example.ORG/a/../b '], sample_video_url: 'https://video.example.org' };
  const sent = await ask(it, await aSignedIn(it.db), given);
  expect(sent.request).toMatchObject({
    links: ['https://example.org/b'],
    sample_video_url: 'https://video.example.org/',
  });
});

test('a wrong link is named by its place', async () => {
  const links = ['https://example.org', 'ftp://example.org'];
  expect(await refused(await aSignedIn(it.db), { links })).toEqual([
    422,
    { 'links.1': ['Enter an address that begins with https://.'] },
  ]);
});

test('a sample video and an identity document are own files, uploaded for this', async () => {
  const [person, other] = [await aSignedIn(it.db), await aSignedIn(it.db)];
  const again = 'Upload the file again.';
  const theirs = await aFile(it.db, other.user.id, { purpose: 'id_document' });
  const photo = await aFile(it.db, person.user.id, { purpose: 'photo' });
  const halfway = await aFile(it.db, person.user.id, { purpose: 'id_document', state: 'uploading' });
  for (const id_document_file_id of [theirs, photo, halfway, v7()])
    expect(await refused(person, { id_document_file_id })).toEqual([422, { id_document_file_id: [again] }]);
  const both = { sample_video_file_id: await aFile(it.db, person.user.id, { purpose: 'sample_video' }) };
  expect((await refused(person, both))[0]).toBe(422);
  const id_document_file_id = await aFile(it.db, person.user.id, { purpose: 'id_document', name: 'passport.pdf' });
  const { request } = await ask(it, person, { ...both, sample_video_url: null, id_document_file_id });
  expect(request).toMatchObject({
    sample_video_url: null,
    sample_video_file: { id: both.sample_video_file_id },
    id_document: { id: id_document_file_id, name: 'passport.pdf' },
  });
  expect(request?.id_document?.url).toContain('signature=');
});

test('an identity document is shown to its owner and to who decides, not to other reviewers', async () => {
  const person = await aSignedIn(it.db);
  const id = await aFile(it.db, person.user.id, { purpose: 'id_document' });
  await call(it.app, 'getFile', { headers: person.headers, params: { id } });
  for (const role of roleNames) {
    const { headers } = await aSignedIn(it.db, { roles: [role] });
    const reply = await it.app.inject({ url: `/api/v1.3.0/fileupload/${id}`, headers });
    expect([role, reply.statusCode]).toEqual([role, ['admin', 'super-admin'].includes(role) ? 200 : 404]);
  }
});

test('an identity document goes 90 days after the decision, a file of no request after a day', async () => {
  const store = await openStore();
  const context = { db: it.db, files: store, log: it.app.log };
  const person = await aSignedIn(it.db);
  const upload = async () =>
    (
      await importFile(it.db, store, {
        ownerId: person.user.id,
        purpose: 'id_document',
        name: 'card.png',
        type: 'image/png',
        content: makePng(300, 200),
      })
    ).id;
  const [sent, forgotten] = [await upload(), await upload()];
  await ask(it, person, { id_document_file_id: sent });
  const decidedAgo = (days: number) =>
    it.db.execute(sql`update creator_verifications set status = 'granted',
      decided_at = now() - make_interval(days => ${days}) where user_id = ${person.user.id}`);
  await decidedAgo(89);
  expect(await cleanRequestFiles(context)).toEqual([]);
  await it.db.execute(sql`update files set created_at = now() - interval '2 days' where owner_id = ${person.user.id}`);
  expect(await cleanRequestFiles(context)).toEqual([forgotten]);
  expect(await store.sizeOf(sent)).toBeGreaterThan(0);
  await decidedAgo(91);
  expect(await cleanRequestFiles(context)).toEqual([sent]);
  expect([await store.sizeOf(sent), await store.sizeOf(forgotten)]).toEqual([undefined, undefined]);
  expect(await it.db.$count(files, eq(files.ownerId, person.user.id))).toBe(0);
  expect((await statusOf(person)).request).toMatchObject({ legal_name: 'Ada Porch', id_document: null });
});

test('a forgotten file that is sent while files are cleaned away is either kept or asked for again', async () => {
  const context = { db: it.db, files: await openStore(), log: it.app.log };
  for (let round = 0; round < 8; round++) {
    const person = await aSignedIn(it.db);
    const id = await aFile(it.db, person.user.id, { purpose: 'id_document' });
    await it.db.execute(sql`update files set created_at = now() - interval '2 days' where id = ${id}`);
    const body = { ...(await aRequestBody(it)), id_document_file_id: id };
    const asking = call(it.app, 'requestCreatorVerification', { headers: person.headers, body });
    const [asked] = await Promise.allSettled([asking, cleanRequestFiles(context)]);
    const [file] = await it.db.select().from(files).where(eq(files.id, id));
    expect([asked.status, file?.state]).toEqual(
      asked.status === 'fulfilled' ? ['fulfilled', 'ready'] : ['rejected', undefined],
    );
  }
});

test('a revocation does not count the days of an identity document anew', async () => {
  const person = await aSignedIn(it.db);
  const judge = await aSignedIn(it.db, { roles: ['admin'] });
  const id = await aFile(it.db, person.user.id, { purpose: 'id_document' });
  await ask(it, person, { id_document_file_id: id });
  const params = { id: await requestIdOf(it, person) };
  const decide = (body: Arguments<'decideCreatorVerification'>['body']) =>
    call(it.app, 'decideCreatorVerification', { headers: judge.headers, params, body });
  await decide({ verdict: 'grant' });
  await it.db.execute(sql`update creator_verifications set decided_at = now() - interval '91 days'
    where id = ${params.id}`);
  await decide({ verdict: 'revoke', note: 'The name is another one.' });
  expect(await cleanRequestFiles({ db: it.db, files: await openStore(), log: it.app.log })).toEqual([id]);
});

test('a document that a newer request still shows stays until that one is decided', async () => {
  const person = await aSignedIn(it.db);
  const id = await aFile(it.db, person.user.id, { purpose: 'id_document' });
  await ask(it, person, { id_document_file_id: id });
  await it.db.execute(sql`update creator_verifications set status = 'denied', decision_note = 'The name differs.',
    decided_at = now() - interval '91 days' where user_id = ${person.user.id}`);
  await it.db.update(users).set({ creatorStatus: 'denied' }).where(eq(users.id, person.user.id));
  await ask(it, person, { id_document_file_id: id });
  expect(await cleanRequestFiles({ db: it.db, files: await openStore(), log: it.app.log })).toEqual([]);
  expect((await statusOf(person)).request?.id_document?.id).toBe(id);
  const kept = await rowsOf(it.db, sql`select 1 from creator_verifications where id_document_file_id = ${id}`);
  expect(kept).toHaveLength(1);
});
