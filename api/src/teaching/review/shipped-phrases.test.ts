import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { users } from '../../kernel/users.tables.ts';
import { aSignedIn, aUser } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

test('the site ships phrases for a review, in the language of who will read them', async () => {
  const { headers } = await aSignedIn(it.db, { roles: ['admin'] });
  const [english, french] = [await aUser(it.db), await aUser(it.db)];
  await it.db.update(users).set({ locale: 'fr' }).where(eq(users.id, french.id));
  const ask = (id: string, language = 'en') =>
    call(it.app, 'listShippedPhrases', { headers: { ...headers, 'accept-language': language }, params: { id } });
  expect(await ask(english.id, 'fr')).toMatchObject({ locale: 'en' });
  const shipped = await ask(french.id);
  expect(shipped.locale).toBe('fr');
  expect(shipped.phrases).toContain('Les sous-titres manquent ici. Ajoutez-les, pour que tout le monde puisse suivre.');
  expect(await ask(v7(), 'fr')).toEqual(shipped);
});

test('those for learning paths are others', async () => {
  const { headers, user } = await aSignedIn(it.db, { roles: ['admin'] });
  const { phrases } = await call(it.app, 'listShippedPhrases', {
    ...{ headers, params: { id: user.id }, query: { about: 'path' } },
  });
  expect(phrases.join(' ')).toMatch(/learning path/);
  expect(phrases.join(' ')).not.toMatch(/lesson is long/);
});

test('only reviewers are given them', async () => {
  const { headers, user } = await aSignedIn(it.db, { roles: ['teacher'] });
  expect(await refusedCall(it.app, 'listShippedPhrases', { headers, params: { id: user.id } })).toMatchObject({
    status: 403,
  });
});
