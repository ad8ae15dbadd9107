import { expect, test } from '@jest/globals';
import { contentOriginFor, isContentAddress, isContentHost } from './content-origin.ts';

const nothingSet = { siteUrl: undefined, contentUrl: undefined };

test('on one machine content has the name under which its page was not opened', () => {
  expect(contentOriginFor(nothingSet, 'http://localhost:8080')).toBe('http://127.0.0.1:8080');
  expect(contentOriginFor(nothingSet, 'http://127.0.0.1:8080')).toBe('http://localhost:8080');
  expect(contentOriginFor({ ...nothingSet, siteUrl: 'http://localhost:8080' }, 'http://[::1]:8080')).toBe(
    'http://localhost:8080',
  );
});

test('a site elsewhere has no content until its operator names a host, which nobody else then has', () => {
  expect(contentOriginFor(nothingSet, 'https://stoa.example')).toBeUndefined();
  expect(contentOriginFor({ ...nothingSet, siteUrl: 'https://stoa.example' }, 'http://localhost')).toBeUndefined();
  const named = { siteUrl: 'https://stoa.example', contentUrl: 'https://content.example' };
  expect(contentOriginFor(named, 'https://stoa.example')).toBe('https://content.example');
  expect(isContentHost(named.contentUrl, 'content.example')).toBe(true);
  expect(isContentHost(named.contentUrl, 'CONTENT.example:443')).toBe(true);
  expect(isContentHost(named.contentUrl, 'stoa.example')).toBe(false);
  expect(isContentHost(undefined, 'localhost:8080')).toBe(false);
});

test.each([
  ['/c/token/index.html', true],
  ['/c/token/../x/index.html?y', true],
  ['/c/../api/v1.3.0/login', false],
  ['/c/token/%2e%2e/%2e%2e/api', false],
  ['/c', false],
  ['/course/x', false],
  ['//c/x', false],
  ['//x/c/y', false],
])('%s is an address of content: %s', (address, is) => {
  expect(isContentAddress(address, '/c')).toBe(is);
});
