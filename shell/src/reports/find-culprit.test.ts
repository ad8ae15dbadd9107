import { expect, test } from '@jest/globals';
import { findCulprit } from './find-culprit.ts';

const shell = { remote: 'shell', version: '2.0.0' };
const at = (url: string) => Object.assign(new Error('no'), { stack: `Error: no\n    at f (${url}:1:1)` });
const culprit = (error: unknown, source?: string) =>
  findCulprit({ error, source }, shell, [{ origin: 'http://localhost:8102' }]);
const site = 'https://stoa.example';

test('the first file of a remote in the stack names its version', () => {
  const error = at(`${site}/remotes/mf-catalog/1.4.0-b3f/results.js`);
  error.stack += `\n    at g (${site}/shell/2.0.0/shell.js:1:1)`;
  expect(culprit(error)).toEqual({ remote: 'mf-catalog', version: '1.4.0-b3f' });
});

test('an error without a stack is told by the file that the browser names', () => {
  expect(culprit('no', `${site}/remotes/mf-player/1.0.0/x.js`)).toEqual({ remote: 'mf-player', version: '1.0.0' });
});

test('anything else of the site is the shell’s', () => {
  expect(culprit(at(`${site}/shell/2.0.0/shell.js`))).toBe(shell);
  expect(culprit('a bare word')).toBe(shell);
});

test.each([
  ['an extension', at('chrome-extension://abc/content.js')],
  ['a developer’s machine', at('http://localhost:8102/remoteEntry.js')],
  ['a request that was called off', new DOMException('Aborted.', 'AbortError')],
  ['a lost connection', Object.assign(new Error('No answer.'), { name: 'ApiError', code: 'network' })],
  ['a measuring loop', 'ResizeObserver loop completed with undelivered notifications.'],
  ['a script nobody may look into', 'Script error.'],
])('%s is no fault of the site', (_, error) => {
  expect(culprit(error)).toBeUndefined();
});
