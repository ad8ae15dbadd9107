/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { shellGuard } from './shell-guard.ts';

/** The little of a browser that this test touches; the platform itself knows none. */
interface Element {
  setAttribute(name: string, value: string): void;
  append(child: Element): void;
  remove(): void;
  dispatchEvent(event: object): void;
  innerHTML: string;
  textContent: string;
}
declare const document: {
  cookie: string;
  head: Element;
  body: Element;
  createElement(name: string): Element;
};
declare const Event: new (type: string) => object;

/** jsdom goes nowhere, and says so on the console. */
const reloads = jest.fn();

function add(parent: Element, name: string, attributes: Record<string, string>, text = ''): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  parent.append(element);
  return element;
}
const fail = (element: Element) => element.dispatchEvent(new Event('error'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((error: unknown) => {
    if (String((error as Error).message ?? error).includes('navigation')) reloads();
  });
  document.body.innerHTML = '<div id="stoa"><i class="stoa-first">skeleton</i></div>';
});
afterEach(() => {
  jest.restoreAllMocks();
  reloads.mockClear();
  document.cookie = 'stoa_shell_refused=; path=/; max-age=0';
  document.head.innerHTML = '';
});

// One page for all: the guard listens for its life.
add(document.head, 'script', { 'data-shell': '1.2.0+b', 'data-lost': 'Stoa is lost.' }, shellGuard);

test.each([
  ['script', () => add(document.head, 'script', { defer: '', type: 'x', src: '/shell/1.2.0+b/shell.js' })],
  ['stylesheet', () => add(document.body, 'link', { rel: 'stylesheet', href: '/shell/1.2.0+b/shell.css' })],
])('an altered %s of the shell loads the page again, without that version', (_, file) => {
  fail(file());
  expect(document.cookie).toBe('stoa_shell_refused=1.2.0%2Bb');
  expect(reloads).toHaveBeenCalledTimes(1);
});

test('it does so once: when the version before fails too, the page says so', () => {
  document.cookie = 'stoa_shell_refused=1.3.0; path=/';
  fail(add(document.head, 'script', { defer: '', type: 'x', src: '/shell/1.2.0+b/shell.js' }));
  expect(reloads).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('Stoa is lost.');
});

test.each([
  ['a chunk that the running shell asked for', 'script', { src: '/shell/1.2.0+b/349.js' }],
  ['a script of a remote', 'script', { defer: '', type: 'x', src: '/remotes/mf-catalog/1.0.0/remoteEntry.js' }],
  ['a preload', 'link', { rel: 'preload', href: '/shell/1.2.0+b/shell.css' }],
  ['an image', 'img', { src: '/shell/1.2.0+b/favicon.svg' }],
])('%s is none of its business', (_, name, attributes) => {
  fail(add(document.body, name, attributes as Record<string, string>));
  expect(document.cookie).toBe('');
  expect(reloads).not.toHaveBeenCalled();
  expect(document.body.textContent).toBe('skeleton');
});
