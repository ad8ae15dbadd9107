import { ANSWERS_ELEMENT_ID } from '@stoa/shared/platform-contract/paths.ts';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createFetch } from './answers-in-page.ts';

const address = '/api/v1.3.0/coursedetails/light';
const asked = jest.fn<typeof fetch>();
const { fetch: fetchBefore } = globalThis;
const navigations = jest.fn((_type: string): object[] => []);

beforeEach(() => {
  globalThis.fetch = asked.mockImplementation(async () => Response.json({ from: 'the API' }));
  Object.assign(performance, { getEntriesByType: navigations.mockReturnValue([{ type: 'navigate' }]) });
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<script type="application/json" id="${ANSWERS_ELEMENT_ID}">{"${address}":{"from":"the page"}}</script>`;
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.restoreAllMocks();
  asked.mockClear();
  document.body.replaceChildren();
});

const request = (path = address, headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`http://site.test${path}`, { method, headers: { 'accept-language': 'en', ...headers } });
const from = async (ask: typeof fetch, given: Request) => ((await (await ask(given)).json()) as { from: string }).from;

test('what the page holds is not asked for, once', async () => {
  const ask = createFetch();
  expect(await from(ask, request())).toBe('the page');
  expect(asked).not.toHaveBeenCalled();
  expect(await from(ask, request())).toBe('the API');
});

test.each([
  ['another address', request(`${address}?version=2`)],
  ['somebody who is logged in', request(address, { authorization: 'Bearer x' })],
  ['another language', request(address, { 'accept-language': 'fr' })],
  ['a change', request(address, {}, 'POST')],
])('the API answers for %s', async (_who, given) => {
  expect(await from(createFetch(), given)).toBe('the API');
});

test('an answer that came with the page half a minute ago is asked for anew', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(await from(createFetch(), request())).toBe('the API');
});

test('who comes back by the history has an old page, and asks the API', async () => {
  navigations.mockReturnValue([{ type: 'back_forward' }]);
  expect(await from(createFetch(), request())).toBe('the API');
});

test('a page without answers, or with an altered one, asks the API', async () => {
  document.getElementById(ANSWERS_ELEMENT_ID)!.textContent = '{"half';
  expect(await from(createFetch(), request())).toBe('the API');
  document.body.replaceChildren();
  expect(await from(createFetch(), request())).toBe('the API');
});
