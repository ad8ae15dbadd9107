import { expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

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
