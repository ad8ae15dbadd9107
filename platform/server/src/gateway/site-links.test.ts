import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, jest, test } from '@jest/globals';
import { readSettings } from './settings.ts';
import { createSiteLinks } from './site-links.ts';

const read = (value: unknown) =>
  readSettings({ STOA_SITE_LINKS: typeof value === 'string' ? value : JSON.stringify(value) });

test('an operator names the help centre, the contact and accounts elsewhere', () => {
  const given = {
    help: 'https://help.example.org/',
    contact: 'mailto:hello@example.org',
    social: [{ name: 'Mastodon', url: 'https://social.example.org/@site' }],
  };
  expect(read(given).siteLinks).toEqual(given);
});

test('without them there are none', () => {
  expect(readSettings({}).siteLinks).toEqual({ social: [] });
  expect(read('').siteLinks).toEqual({ social: [] });
  expect(read({}).siteLinks).toEqual({ social: [] });
});

test.each([
  ['{help}', /STOA_SITE_LINKS: must be JSON/],
  [{ help: 'javascript:alert(1)' }, /STOA_SITE_LINKS: help must look like https/],
  [{ help: 'http://help.example.org' }, /help must look like https/],
  [{ contact: 'hello@example.org' }, /contact must look like/],
  [{ social: [{ name: '', url: 'https://a.example' }] }, /social\.0\.name/],
  [{ helpdesk: 'https://help.example.org' }, /helpdesk/],
])('%j is refused, and it is said why', (value, words) => {
  expect(() => read(value)).toThrow(words);
});

const given = { help: 'https://help.example.org/', contact: 'mailto:env@example.org', social: [] };
const inPages = { ...given, is_help_given: true };

/** An API that answers with these settings, until it is told otherwise. */
async function anApi(settings: object) {
  const api = { settings, isDown: false, url: '' };
  const server = createServer((_request, reply) => {
    reply.writeHead(api.isDown ? 503 : 200, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(api.isDown ? {} : api.settings));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { api, close: () => new Promise((resolve) => server.close(resolve)) };
}

test('what is set on the site stands in the pages, in the place of what the gateway was started with', async () => {
  const social = [{ name: 'Mastodon', url: 'https://social.example.org/@site' }];
  const { api, close } = await anApi({ version: 1, contact: 'desk@example.org', social });
  expect(await createSiteLinks(api.url, given)()).toEqual({
    ...inPages,
    contact: 'mailto:desk@example.org',
    social,
  });
  api.settings = { version: 2, contact: '', social: [] };
  expect(await createSiteLinks(api.url, given)()).toEqual(inPages);
  api.settings = { version: 3, contact: 'https://example.org/contact', social: [] };
  expect((await createSiteLinks(api.url, given)()).contact).toBe('https://example.org/contact');
  await close();
});

test('a help centre that is set on the site stands in pages, unless the gateway was started with another', async () => {
  const help = 'https://answers.example.org/';
  const { api, close } = await anApi({ version: 1, contact: '', social: [], help });
  expect(await createSiteLinks(api.url, { social: [] })()).toEqual({ social: [], help });
  expect(await createSiteLinks(api.url, given)()).toEqual(inPages);
  api.settings = { version: 2, contact: '', social: [], help: '' };
  expect(await createSiteLinks(api.url, { social: [] })()).toEqual({ social: [] });
  // An API from before it could be set.
  api.settings = { version: 3, contact: '', social: [] };
  expect(await createSiteLinks(api.url, { social: [] })()).toEqual({ social: [] });
  await close();
});

test('while the API does not answer, pages show what it last said', async () => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const { api, close } = await anApi({ version: 1, contact: 'desk@example.org', social: [] });
  const findSiteLinks = createSiteLinks(api.url, given);
  expect((await findSiteLinks()).contact).toBe('mailto:desk@example.org');
  api.isDown = true;
  jest.setSystemTime(Date.now() + 60_000);
  expect((await findSiteLinks()).contact).toBe('mailto:desk@example.org');
  expect(await createSiteLinks(api.url, given)()).toEqual(inPages);
  jest.useRealTimers();
  await close();
});
