import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { FilePurpose } from '@stoa/shared/contract/files/files.ts';
import type { Introduction } from '@stoa/shared/contract/people/profile.ts';
import { openFileStore } from '../../files/file-store.ts';
import { importFile } from '../../files/files.service.ts';
import { files } from '../../files/files.tables.ts';
import { categories } from '../../taxonomy/taxonomy.tables.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import { aCategory } from '../../testing/course-builders.ts';
import { makePng } from '../../testing/make-pictures.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const body = { first_name: 'Łucja', last_name: 'Nowak', title: '', about: '' };

const openStore = () => openFileStore({ dataDir: it.dataDir, secret: undefined });

async function aPhoto(ownerId: string, given: { purpose?: FilePurpose; content?: Buffer } = {}): Promise<string> {
  const { purpose = 'photo', content = makePng(200, 200) } = given;
  const { id } = await importFile(it.db, await openStore(), {
    ownerId,
    purpose,
    name: 'me.png',
    type: 'image/png',
    content,
  });
  return id;
}

test('a profile is edited as a whole; the photo stays where it is not named', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const photo_file_id = await aPhoto(user.id);
  const first = await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id } });
  expect(first).toMatchObject({ first_name: 'Łucja', full_name: 'Łucja Nowak', initial: 'ŁN', title: null, about: '' });
  const second = { ...body, title: '  Weaver ', about: 'I weave.' };
  await call(it.app, 'updateProfile', { headers, body: second });
  expect(await call(it.app, 'getProfile', { headers })).toMatchObject({
    title: 'Weaver',
    about: 'I weave.',
    profile_image: first.profile_image,
    email: user.email,
  });
});

test('a photo is public for ever under its own address, until another takes its place', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const [first, second] = [await aPhoto(user.id), await aPhoto(user.id)];
  expect((await it.app.inject({ url: `/api/v1.3.0/files/public/${first}` })).statusCode).toBe(404);
  const shown = await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id: first } });
  const reply = await it.app.inject({ url: shown.profile_image! });
  expect([reply.statusCode, reply.headers['cache-control'], reply.headers['content-type']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'image/png',
  ]);
  const changed = await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id: second } });
  expect(changed.profile_image).not.toBe(shown.profile_image);
  expect((await it.app.inject({ url: shown.profile_image! })).statusCode).toBe(404);
  expect(await it.db.select().from(files).where(eq(files.id, first))).toEqual([]);
  expect(await (await openStore()).sizeOf(first)).toBeUndefined();
  expect((await it.app.inject({ url: changed.profile_image! })).statusCode).toBe(200);
});

test('a photo can be sent again, and taken away', async () => {
  const { user, headers } = await aSignedIn(it.db);
  const photo_file_id = await aPhoto(user.id);
  await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id } });
  const again = await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id } });
  expect((await it.app.inject({ url: again.profile_image! })).statusCode).toBe(200);
  const without = await call(it.app, 'updateProfile', { headers, body: { ...body, photo_file_id: null } });
  expect(without.profile_image).toBeNull();
  expect(await (await openStore()).sizeOf(photo_file_id)).toBeUndefined();
});

test("only one's own photo that passed the check can be shown", async () => {
  const { user, headers } = await aSignedIn(it.db);
  const other = await aSignedIn(it.db);
  const wide = await aPhoto(user.id, { content: makePng(400, 300) });
  const cover = await aPhoto(user.id, { purpose: 'cover', content: makePng(800, 800) });
  for (const photo_file_id of [await aPhoto(other.user.id), wide, cover, v7()]) {
    const { status, problem } = await refusedCall(it.app, 'updateProfile', {
      headers,
      body: { ...body, photo_file_id },
    });
    expect([status, problem.errors]).toEqual([422, { photo_file_id: ['Upload the photo again.'] }]);
  }
  expect((await call(it.app, 'getProfile', { headers })).profile_image).toBeNull();
});

test('names have bounds', async () => {
  const { headers } = await aSignedIn(it.db);
  const { problem } = await refusedCall(it.app, 'updateProfile', {
    headers,
    body: { first_name: ' ', last_name: 'x'.repeat(61), title: 'x'.repeat(101), about: 'x'.repeat(1001) },
  });
  expect(problem.errors).toEqual({
    first_name: ['Enter your first name.'],
    last_name: ['Last name must be at most 60 characters.'],
    title: ['Title must be at most 100 characters.'],
    about: ['About you must be at most 1000 characters.'],
  });
});

const told = async (change: Partial<Introduction> = {}): Promise<Introduction> => ({
  goal: 'valuable_skills',
  interests: [(await aCategory(it.db, `Weaving ${v7()}`)).category.id],
  level: 'beginner',
  weekly_minutes: 120,
  language: 'fr',
  ...change,
});

test('an introduction is nothing at first, is kept, ends the first login, and can be told anew', async () => {
  const { headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'getIntroduction', { headers })).toBeNull();
  const first = await told();
  expect(await call(it.app, 'updateIntroduction', { headers, body: first })).toEqual(first);
  expect((await call(it.app, 'getProfile', { headers })).first_login).toBe(false);
  const second = await told({ goal: 'fun', language: 'en' });
  await call(it.app, 'updateIntroduction', { headers, body: second });
  expect(await call(it.app, 'getIntroduction', { headers })).toEqual(second);
  // The language of the site was chosen with the first; the second changes what one wants to learn alone.
  expect((await call(it.app, 'getPreferences', { headers })).locale).toBe('fr');
});

test('a language that was chosen before outlives the introduction', async () => {
  const { headers } = await aSignedIn(it.db);
  await call(it.app, 'updatePreferences', { headers, body: { locale: 'en' } });
  await call(it.app, 'updateIntroduction', { headers, body: await told({ language: 'fr' }) });
  expect((await call(it.app, 'getPreferences', { headers })).locale).toBe('en');
});

test('interests are categories that there are; the answer says which is none', async () => {
  const { headers } = await aSignedIn(it.db);
  const known = (await told()).interests[0]!;
  const { status, problem } = await refusedCall(it.app, 'updateIntroduction', {
    headers,
    body: await told({ interests: [known, v7(), known] }),
  });
  expect([status, problem.errors]).toEqual([422, { 'interests.1': ['Choose an interest of the list.'] }]);
  expect((await call(it.app, 'getProfile', { headers })).first_login).toBe(true);
  const twice = await call(it.app, 'updateIntroduction', { headers, body: await told({ interests: [known, known] }) });
  expect(twice.interests).toEqual([known]);
});

test('an interest whose category is gone is passed over', async () => {
  const { headers } = await aSignedIn(it.db);
  const [kept, gone] = [await told(), await told()];
  await call(it.app, 'updateIntroduction', {
    headers,
    body: { ...kept, interests: [...gone.interests, ...kept.interests] },
  });
  const id = gone.interests[0]!;
  await it.db.execute(
    sql`delete from final_categories f using sub_categories s where s.category_id = ${id} and f.sub_category_id = s.id`,
  );
  await it.db.execute(sql`delete from sub_categories where category_id = ${id}`);
  await it.db.delete(categories).where(eq(categories.id, id));
  expect((await call(it.app, 'getIntroduction', { headers }))?.interests).toEqual(kept.interests);
});

test('an introduction has bounds', async () => {
  const { headers } = await aSignedIn(it.db);
  const { problem } = await refusedCall(it.app, 'updateIntroduction', {
    headers,
    body: {
      ...(await told({ interests: [], weekly_minutes: 10 })),
      goal: 'fame' as 'fun',
      level: 'wizard' as 'beginner',
    },
  });
  expect(problem.errors).toEqual({
    goal: ['Choose a goal.'],
    interests: ['Choose at least one interest.'],
    level: ['Choose a level.'],
    weekly_minutes: ['Weekly time must be between 15 minutes and 20 hours.'],
  });
});

test('who skips the introduction is not asked again', async () => {
  const { headers } = await aSignedIn(it.db);
  expect((await call(it.app, 'getProfile', { headers })).first_login).toBe(true);
  await call(it.app, 'skipIntroduction', { headers });
  expect((await call(it.app, 'getProfile', { headers })).first_login).toBe(false);
  expect(await call(it.app, 'getIntroduction', { headers })).toBeNull();
});

test('preferences change one by one and can be taken back', async () => {
  const { headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'getPreferences', { headers })).toEqual({
    locale: null,
    color_scheme: null,
    time_zone: null,
  });
  await call(it.app, 'updatePreferences', { headers, body: { locale: 'fr', time_zone: 'Africa/Tunis' } });
  await call(it.app, 'updatePreferences', { headers, body: { color_scheme: 'dark', locale: null } });
  const kept = { locale: null, color_scheme: 'dark', time_zone: 'Africa/Tunis' };
  expect(await call(it.app, 'updatePreferences', { headers, body: {} })).toEqual(kept);
  expect((await call(it.app, 'getStartUp', { headers })).preferences).toMatchObject({ color_scheme: 'dark' });
});

test.each(['UTC', 'Africa/Tunis', 'Asia/Calcutta', 'Asia/Kolkata'])('%s is a time zone', async (time_zone) => {
  const { headers } = await aSignedIn(it.db);
  expect(await call(it.app, 'updatePreferences', { headers, body: { time_zone } })).toMatchObject({ time_zone });
});

test.each(['', 'Mars/Olympus', '+01:00', 'EST5EDT', "Europe/Paris'"])('“%s” is none', async (time_zone) => {
  const { headers } = await aSignedIn(it.db);
  const { problem } = await refusedCall(it.app, 'updatePreferences', { headers, body: { time_zone } });
  expect(problem.errors).toEqual({ time_zone: ['Choose a time zone of the list.'] });
});

test('a profile is its owner’s: signed out there is none', async () => {
  for (const name of ['getProfile', 'getIntroduction', 'skipIntroduction', 'getPreferences'] as const) {
    expect((await refusedCall(it.app, name, {})).status).toBe(401);
  }
  for (const [name, sent] of [
    ['updateProfile', body],
    ['updateIntroduction', await told()],
    ['updatePreferences', {}],
  ] as const) {
    expect((await refusedCall(it.app, name, { body: sent as never })).status).toBe(401);
  }
});
