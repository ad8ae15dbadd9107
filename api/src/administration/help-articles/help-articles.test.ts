import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';
import { aSignedIn, marker } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { call, refusedCall } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';
import { shipArticles } from './ship-articles.ts';

let it: TestApp;
let operator: SignedIn;
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin'] });
  await shipArticles(it.db);
});
afterAll(() => it.close());

const slugs = async (query: { q?: string; audience?: 'guest' | 'learner' | 'teacher' | 'partner' }, language = 'en') =>
  (await call(it.app, 'listHelp', { headers: { ...marker, 'accept-language': language }, query })).map(
    ({ slug }) => slug,
  );
const read = (slug: string, given: { headers?: Record<string, string>; query?: object } = {}) =>
  call(it.app, 'getHelp', { params: { slug }, query: {}, ...given });
const answer = (slug: string, helpful: boolean, browser: string, headers: Record<string, string> = marker) =>
  call(it.app, 'answerHelp', { headers, params: { slug }, body: { helpful, browser } });
const counted = async (slug: string) => {
  const { helpful, unhelpful } = (await call(it.app, 'listHelpDesk', { headers: operator.headers })).find(
    (row) => row.slug === slug,
  )!;
  return { helpful, unhelpful };
};

test('everyone reads what is published, in the language of the page', async () => {
  expect(await read('certificates')).toMatchObject({ title: 'Certificates, and how to check one', topic: 'learning' });
  const french = await read('certificates', { headers: { ...marker, 'accept-language': 'fr' } });
  expect(french.title).toBe('Les certificats, et comment en vérifier un');
  expect((await read('certificates', { query: { locale: 'fr' } })).title).toBe(french.title);
  expect((await refusedCall(it.app, 'getHelp', { params: { slug: 'no-such' }, query: {} })).status).toBe(404);
});

test('an article leads to others of its topic', async () => {
  const { related } = await read('asking-for-a-refund');
  expect(related.map(({ slug }) => slug)).toEqual(['paying-for-courses', 'plans-and-trials']);
});

test('the list is narrowed to those for whom one looks', async () => {
  expect(await slugs({ audience: 'partner' })).toContain('for-partners');
  expect(await slugs({ audience: 'learner' })).not.toContain('for-partners');
});

test.each([
  ['refund', 'en', 'asking-for-a-refund'],
  ['refnud', 'en', 'asking-for-a-refund'],
  ['scorm inspecter', 'en', 'scorm-packages'],
  ['remboursement', 'fr', 'asking-for-a-refund'],
  ['rembousement', 'fr', 'asking-for-a-refund'],
  ['mot de passe oublie', 'fr', 'keeping-your-account-safe'],
])('“%s” in %s is found first in %s', async (q, language, slug) => {
  expect((await slugs({ q }, language))[0]).toBe(slug);
});

test('what stands nowhere is not found', async () => {
  expect(await slugs({ q: 'xylophone quartz' })).toEqual([]);
});

test('a guest’s browser answers once, and may think better of it', async () => {
  const browser = v7();
  await answer('your-data', true, browser);
  await answer('your-data', true, browser);
  expect(await counted('your-data')).toEqual({ helpful: 1, unhelpful: 0 });
  await answer('your-data', false, browser);
  await answer('your-data', true, v7());
  expect(await counted('your-data')).toEqual({ helpful: 1, unhelpful: 1 });
  expect((await read('your-data', { query: { browser } })).helpful).toBe(false);
  expect((await read('your-data')).helpful).toBeNull();
});

test('a person answers once, in whatever browser', async () => {
  const { headers } = await aSignedIn(it.db);
  const answers = [answer('certificates', true, v7(), headers), answer('certificates', true, v7(), headers)];
  await Promise.all(answers);
  await answer('certificates', false, v7(), headers);
  expect(await counted('certificates')).toEqual({ helpful: 0, unhelpful: 1 });
  expect((await read('certificates', { headers })).helpful).toBe(false);
});
