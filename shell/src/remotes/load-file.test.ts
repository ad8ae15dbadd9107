import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { diagnose, loadFile, type RemoteFile } from './load-file.ts';

let number = 0;
const aFile = (given: Partial<RemoteFile> = {}): RemoteFile => {
  number += 1;
  return { stage: 'chunk', url: `/remotes/x/1.0.0/part${number}.0a1b2c3d4e.js`, integrity: 'sha384-x', ...given };
};
const elements = (file: RemoteFile) =>
  [...document.head.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')].filter((element) =>
    addressOf(element).startsWith(file.url),
  );
const addressOf = (element: Element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '';
const last = (file: RemoteFile) => elements(file).at(-1)!;
const succeed = (element: Element) => element.dispatchEvent(new Event('load'));
const fail = (element: Element) => element.dispatchEvent(new Event('error'));
const answer = (status: number) => jest.fn(async () => new Response('x', { status })) as unknown as typeof fetch;
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const seen = (promise: Promise<void>) => promise.catch((error: unknown) => error);

const realFetch = globalThis.fetch;
const realCrypto = globalThis.crypto;
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.crypto = realCrypto;
  globalThis.fetch = realFetch;
  document.head.replaceChildren();
});

test('a file comes once, with its integrity, whoever asks', async () => {
  const file = aFile();
  const both = Promise.all([loadFile(file, 120_000), loadFile(file, 120_000)]);
  expect(elements(file)).toHaveLength(1);
  expect(last(file).integrity).toBe('sha384-x');
  expect(last(file).crossOrigin).toBe('anonymous');
  succeed(last(file));
  await both;
  await loadFile(file, 120_000);
  expect(elements(file)).toHaveLength(1);
});

test('a lost file is asked for again under another address, and heals', async () => {
  globalThis.fetch = answer(503);
  const file = aFile();
  const loading = loadFile(file, 120_000);
  fail(last(file));
  await wait(5_000);
  expect(addressOf(last(file))).toBe(`${file.url}?r=1`);
  succeed(last(file));
  await loading;
});

test('a file that is not there is missing after three tries, named with what was seen', async () => {
  globalThis.fetch = answer(404);
  const file = aFile();
  const loading = seen(loadFile(file, 120_000));
  for (let tries = 0; tries < 3; tries += 1) {
    fail(last(file));
    await wait(5_000);
  }
  expect(await loading).toMatchObject({
    name: 'ChunkLoadError',
    type: 'missing',
    file: file.url,
    detail: 'answered 404',
    isAltered: false,
  });
});

test('a browser that counts hashes tells a lost file from an altered one', async () => {
  jest.useRealTimers();
  globalThis.fetch = answer(200);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', new TextEncoder().encode('x')));
  const integrity = `sha384-${btoa(String.fromCharCode(...hash))}`;
  expect(await diagnose('/a.js', (found) => found === integrity)).toMatchObject({ isMismatch: false });
  expect(await diagnose('/a.js', () => false)).toMatchObject({ isMismatch: true });
  expect(await diagnose('/a.js', undefined)).toMatchObject({ isMismatch: false });
});

test.each([
  [200, 'the bytes are not those of the release'],
  [410, 'answered 410'],
])('bytes that differ twice (%i) are altered, and not asked for a third time', async (status, detail) => {
  globalThis.fetch = answer(status);
  // The page came without TLS.
  globalThis.crypto = {} as Crypto;
  const file = aFile();
  const loading = seen(loadFile(file, 120_000));
  fail(last(file));
  await wait(5_000);
  fail(last(file));
  await wait(5_000);
  expect(await loading).toMatchObject({ type: 'missing', isAltered: true, detail });
});

test('a hung request is joined by another after 20 s; the slow one may still win', async () => {
  const file = aFile();
  const loading = loadFile(file, 120_000);
  const [first] = elements(file);
  await wait(20_000);
  expect(elements(file).map(addressOf)).toEqual([file.url, `${file.url}?r=1`]);
  succeed(first!);
  await loading;
});

test('a file that never comes is a timeout at the end of the budget, and can be asked for anew', async () => {
  const file = aFile();
  const loading = seen(loadFile(file, 120_000));
  await wait(120_000);
  expect(await loading).toMatchObject({ type: 'timeout', stage: 'chunk', file: file.url });
  const again = loadFile(file, 120_000);
  expect(addressOf(last(file))).toBe(`${file.url}?r=6`);
  succeed(last(file));
  await again;
});

test('a stylesheet says which file it stands for, so that webpack asks for no second one', async () => {
  const file = aFile({ stage: 'stylesheet', url: '/remotes/x/1.0.0/style.0a1b2c3d4e.css' });
  const loading = loadFile(file, 120_000);
  expect(last(file).dataset['href']).toBe(`${window.location.origin}${file.url}`);
  succeed(last(file));
  await loading;
});
