import { expect, test } from '@jest/globals';
import { isSameFailure, readFailure } from './failure.ts';

const where = { remote: 'mf-catalog', version: '1.5.0', path: '/marketplace', at: '2026-11-21T12:00:00.000Z' };
const aLine = (reports: object[]) =>
  JSON.stringify({ channel: 'production', revision: 7, release_set: 'rsk2m4xqz7ab3cde', reports });
const threw = (message: string) => ({ kind: 'runtime-error' as const, ...where, message });
const opened = { kind: 'opened', ...where, mount_ms: 3 };

test('of a file of reports the last failure is taken, with its page and its release set', () => {
  const text = [aLine([threw('first')]), aLine([opened, threw('last')]), aLine([opened]), 'half a li'].join('\n');
  expect(readFailure(text, 'report.json')).toMatchObject({
    report: { message: 'last', remote: 'mf-catalog' },
    path: '/marketplace',
    releaseSet: 'rsk2m4xqz7ab3cde',
  });
  expect(() => readFailure(aLine([opened]), 'report.json')).toThrow('report.json holds no report of a failure');
});

test('the same failure in another version has other numbers, hashes and addresses, and not other words', () => {
  const one = threw('Loading chunk 7 failed: /remotes/mf-catalog/1.5.0/js/a1b2c3.js');
  expect(isSameFailure(one, threw('Loading chunk 12 failed: /remotes/mf-catalog/1.4.9/js/ffee01.js'))).toBe(true);
  expect(isSameFailure(one, threw('Loading stylesheet 7 failed: /remotes/mf-catalog/1.5.0/a.css'))).toBe(false);
  expect(isSameFailure(one, { ...one, remote: 'mf-player' })).toBe(false);
  expect(isSameFailure(one, { ...one, kind: 'mount-error' })).toBe(false);
});
