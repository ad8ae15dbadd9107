import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import type { LegalKind } from '@stoa/shared/contract/people/legal-words.ts';
import { auditEntries } from '../../kernel/audit/audit.tables.ts';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { newestMail } from '../../testing/mails.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { newcomer } from '../../testing/sign-up.ts';
import { dayIn } from '../../testing/tax-builders.ts';
import { createUser } from '../users/create-user.ts';
import { legalAgreements, legalVersions } from './legal-texts.tables.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
});
afterAll(() => it.close());

const terms = 'terms-of-use';
const wordsOf = (word: string) => ({ en: `# ${word}`, fr: `# ${word} en français` });
const desk = (kind: LegalKind = terms) => call(it.app, 'getLegalDesk', { headers: operator.headers, params: { kind } });
const read = (language = 'en', version?: number) =>
  call(it.app, 'getLegalText', {
    headers: { ...marker, 'accept-language': language },
    params: { kind: terms },
    query: version === undefined ? {} : { version },
  });
const save = (body: { base_version: number; words: { en: string; fr: string } }) =>
  call(it.app, 'saveLegalDraft', { headers: operator.headers, params: { kind: terms }, body });
const publish = (body: { base_version: number; holds_from: string }) =>
  call(it.app, 'publishLegalText', { headers: operator.headers, params: { kind: terms }, body });
const refusedPublish = async (body: { base_version: number; holds_from: string }) =>
  (await refusedCall(it.app, 'publishLegalText', { headers: operator.headers, params: { kind: terms }, body })).problem;
const statesOf = async () => (await desk()).versions.map(({ number, state }) => [number, state]);
const agreedBy = async (userId: string) =>
  (
    await it.db
      .select({ number: legalVersions.number })
      .from(legalAgreements)
      .innerJoin(legalVersions, eq(legalVersions.id, legalAgreements.legalVersionId))
      .where(eq(legalAgreements.userId, userId))
  ).map(({ number }) => number);
const signUp = async (email: string) =>
  (
    await it.db.transaction((tx) =>
      createUser(tx, {
        email,
        passwordHash: 'x',
        firstName: 'Ada',
        lastName: 'Porch',
        locale: null,
        roles: ['learner'],
      }),
    )
  ).id;

test('before anything is published there is no text, and who signs up agrees to none', async () => {
  expect(await read()).toEqual({ published: null });
  expect(await desk()).toMatchObject({
    draft: { version: 0, words: { en: '', fr: '' }, saved_by: null },
    versions: [],
  });
  expect(await agreedBy(await signUp('before@people.example'))).toEqual([]);
});

test('a draft is nobody’s business until it is published in every language', async () => {
  expect(await save({ base_version: 0, words: { en: '# One', fr: ' ' } })).toMatchObject({
    draft: { version: 1, saved_by: operator.user.fullName },
  });
  expect(await read()).toEqual({ published: null });
  expect((await refusedPublish({ base_version: 1, holds_from: dayIn(0) })).errors).toEqual({
    'words.fr': ['Write the text in this language before it is published.'],
  });
  await save({ base_version: 1, words: wordsOf('One') });
  await publish({ base_version: 2, holds_from: dayIn(0) });
  expect(await read('fr-FR')).toEqual({
    published: { number: 1, holds_from: dayIn(0), state: 'in_force', text: '# One en français', next: null },
  });
});

test('a version that is to come is announced, can be read, and holds for nobody yet', async () => {
  await save({ base_version: 2, words: wordsOf('Two') });
  await publish({ base_version: 3, holds_from: dayIn(30) });
  expect((await read()).published).toMatchObject({ number: 1, next: { number: 2, holds_from: dayIn(30) } });
  expect((await read('en', 2)).published).toMatchObject({ state: 'upcoming', text: '# Two', next: null });
  expect(await statesOf()).toEqual([
    [2, 'upcoming'],
    [1, 'in_force'],
  ]);
  expect(await agreedBy(await signUp('during@people.example'))).toEqual([1]);
});

test('a mistyped year is refused, and so is the text that was published last', async () => {
  await save({ base_version: 3, words: wordsOf('Three') });
  expect((await refusedPublish({ base_version: 4, holds_from: `2206${dayIn(30).slice(4)}` })).errors).toEqual({
    holds_from: ['Choose a day at most a year ahead.'],
  });
  await save({ base_version: 4, words: wordsOf('Two') });
  expect((await refusedPublish({ base_version: 5, holds_from: dayIn(30) })).errors).toEqual({
    words: ['This text is published already. Change it before you publish it again.'],
  });
});

test('nothing comes before what is announced, nor in the past; of one day the last one holds', async () => {
  await save({ base_version: 5, words: wordsOf('Three') });
  expect((await refusedPublish({ base_version: 6, holds_from: dayIn(-1) })).errors).toEqual({
    holds_from: ['Choose today or a later day.'],
  });
  expect((await refusedPublish({ base_version: 6, holds_from: dayIn(29) })).errors).toEqual({
    holds_from: ['A later version is published already. Choose its day or a later one.'],
  });
  await publish({ base_version: 6, holds_from: dayIn(30) });
  expect(await statesOf()).toEqual([
    [3, 'upcoming'],
    [2, 'over'],
    [1, 'in_force'],
  ]);
});

test('who signs up agrees to what held when the form was sent, not when the code was typed', async () => {
  const publishPrivacy = (number: number) =>
    it.db
      .insert(legalVersions)
      .values({ kind: 'privacy-notice', number, words: wordsOf(String(number)), holdsFrom: dayIn(0) });
  await publishPrivacy(1);
  const body = newcomer('waiting@people.example');
  const { registration_id } = await call(it.app, 'register', { body });
  await publishPrivacy(2);
  const { code } = await newestMail(it.db, body.email, 'registration_code');
  const { user } = await call(it.app, 'confirmRegistration', { body: { registration_id, code } });
  expect(await agreedBy(user.id)).toEqual([1, 1]);
});

test('who saves over what somebody else has saved is told, and nothing is written over', async () => {
  const given = { headers: operator.headers, params: { kind: terms } as const };
  const body = { base_version: 1, words: wordsOf('Late') };
  expect((await refusedCall(it.app, 'saveLegalDraft', { ...given, body })).problem.code).toBe('conflict');
  expect((await refusedPublish({ base_version: 1, holds_from: dayIn(40) })).code).toBe('conflict');
  expect((await desk()).draft.words.en).toBe('# Three');
});

test('every version can be read again, and acts are written down without the text', async () => {
  const params = { kind: terms, number: 1 } as const;
  expect(await call(it.app, 'getLegalVersion', { headers: operator.headers, params })).toEqual(wordsOf('One'));
  const [act] = await it.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  expect(act).toMatchObject({
    kind: 'legal_text_published',
    subjectId: terms,
    after: { version: 3, holds_from: dayIn(30), characters_en: 7 },
  });
});

test('not even the database changes what was published', async () => {
  const isRefused = expect.objectContaining({ cause: expect.objectContaining({ code: '23514' }) });
  const changed = it.db.update(legalVersions).set({ words: wordsOf('Other') });
  await expect(changed).rejects.toEqual(isRefused);
  await expect(it.db.delete(legalVersions)).rejects.toEqual(isRefused);
});

test('a version or a text that is not there is not found; the desk is for super-admins', async () => {
  const at = { params: { kind: terms } as const };
  expect((await refusedCall(it.app, 'getLegalText', { ...at, query: { version: 99 } })).status).toBe(404);
  const { headers } = await aSignedIn(it.db, { roles: ['admin'] });
  expect((await refusedCall(it.app, 'getLegalDesk', { headers, ...at })).status).toBe(403);
  const body = { base_version: 0, words: wordsOf('Mine') };
  expect((await refusedCall(it.app, 'saveLegalDraft', { headers, ...at, body })).status).toBe(403);
});
