/** @jest-environment jsdom */
import { beforeAll, expect, test } from '@jest/globals';
import { trustedTypesScript } from './trusted-types.ts';

interface Policy {
  createHTML(text: string): string | undefined;
  createScriptURL(url: string): string | undefined;
}
/** The little of a browser that this test touches. */
declare const window: { trustedTypes?: unknown };
declare const document: {
  head: { append(element: object): void };
  createElement(name: string): { textContent: string; dataset: Record<string, string> };
};

const policies = new Map<string, Policy>();
beforeAll(() => {
  window.trustedTypes = { createPolicy: (name: string, policy: Policy) => policies.set(name, policy) };
  const script = document.createElement('script');
  script.dataset['origins'] = 'http://localhost:4000';
  script.textContent = trustedTypesScript;
  document.head.append(script);
});
const policy = () => policies.get('default')!;

test.each([
  '/shell/1.0.0/shell.js',
  '/remotes/mf-player/1.0.0/worker.mjs',
  'http://localhost:4000/remoteEntry.js',
  'blob:http://localhost/5c4e',
])('code may come from %s', (url) => expect(policy().createScriptURL(url)).toBe(url));

test.each([
  'https://elsewhere.test/x.js',
  '/api/v1.3.0/files/uploaded.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://elsewhere.test/5c4e',
])('and not from %s', (url) => expect(policy().createScriptURL(url)).toBeUndefined());

test('a text becomes a style sheet, but never an element', () => {
  expect(policy().createHTML('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  expect(policy().createHTML('<img src=x onerror=alert(1)>')).toBeUndefined();
});
