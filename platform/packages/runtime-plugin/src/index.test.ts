import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { openLoopback, type LoopbackServer } from '@stoa/toolchain/browser/loopback-server.ts';
import { aLiveRemote, aReply, hostKeys, signedRelease } from '@stoa/server/testing/signed-release.ts';
import { stoa, type StoaOptions } from './index.ts';

type Asked = Parameters<NonNullable<ModuleFederationRuntimePlugin['beforeRequest']>>[0];
type Loaded = Parameters<NonNullable<ModuleFederationRuntimePlugin['onLoad']>>[0];

/** The events of the site, as the browser hands them out. */
let line: EventTarget;
const Line = function (): EventTarget {
  return (line = new EventTarget());
};
const reportError = jest.fn();
Object.assign(globalThis, { EventSource: Line, reportError, location: { pathname: '/' } });
Object.assign(navigator, { sendBeacon: () => true });

let reply: object;
let looks: number;
/** Answers, unless a test has other plans. */
const answer: RequestListener = (_request, response) => void response.end(JSON.stringify(reply));
let onLook: RequestListener;
let server: LoopbackServer;
beforeEach(async () => {
  looks = 0;
  onLook = answer;
  reportError.mockClear();
  server = await openLoopback((...given) => {
    looks += 1;
    onLook(...given);
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

const live = (revision: number, remotes: Record<string, string>, visit: object = {}) => {
  const named = Object.entries(remotes).map(([name, version]) => aLiveRemote(name, version));
  reply = aReply(signedRelease({ channel: 'production', revision, remotes: named }), visit);
};
const tell = (revision: number) =>
  line.dispatchEvent(new MessageEvent('release', { data: JSON.stringify({ channel: 'production', revision }) }));

/** Until the site was asked so many times in all. */
const looked = async (times: number): Promise<void> => {
  while (looks < times) await sleep(10);
  expect(looks).toBe(times);
};

const openHost = (options: Partial<StoaOptions> = {}) => {
  const plugin = stoa({ site: server.url, keys: hostKeys, ...options });
  const registerRemotes = jest.fn();
  const ask = async (name: string) =>
    plugin.beforeRequest!({ id: `${name}/remote`, origin: { registerRemotes } } as unknown as Asked);
  const load = async (name: string) => {
    await ask(name);
    await plugin.onLoad!({ pkgNameOrAlias: name } as unknown as Loaded);
  };
  return { ask, load, registerRemotes };
};

test('a look that hangs ends, and what is live meanwhile reaches the page', async () => {
  live(1, { 'mf-a': '1.0.0' });
  const swapped = Promise.withResolvers<string>();
  await openHost({ onSwap: (_name, version) => swapped.resolve(version) }).load('mf-a');
  const { timeout } = AbortSignal;
  const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => timeout.call(AbortSignal, 200));
  const hanging = Promise.withResolvers<void>();
  onLook = () => hanging.resolve();
  tell(2);
  await hanging.promise;
  onLook = answer;
  live(3, { 'mf-a': '1.0.1' });
  tell(3);
  expect(await swapped.promise).toBe('1.0.1');
  expect(deadline).toHaveBeenLastCalledWith(10_000);
  expect(reportError).toHaveBeenCalledTimes(1);
});

test('however often the channel changes during a look, one more follows', async () => {
  live(1, { 'mf-a': '1.0.0' });
  const swapped = Promise.withResolvers<void>();
  await openHost({ onSwap: () => swapped.resolve() }).load('mf-a');
  const asked = Promise.withResolvers<() => void>();
  onLook = (...given) => asked.resolve(() => answer(...given));
  tell(2);
  const goOn = await asked.promise;
  const followed = Promise.withResolvers<void>();
  onLook = (...given) => {
    answer(...given);
    followed.resolve();
  };
  for (const revision of [3, 4, 5, 6]) tell(revision);
  live(6, { 'mf-a': '1.0.0' });
  goOn();
  await followed.promise;
  // Looks come one after the other: the one for this change is the fourth, unless more than one followed.
  live(7, { 'mf-a': '1.0.1' });
  tell(7);
  await swapped.promise;
  expect(looks).toBe(4);
});

test('a host whose own code throws has all of a release, and hears of the rest', async () => {
  live(1, { 'mf-a': '1.0.0', 'mf-b': '1.0.0', 'mf-c': '1.0.0' });
  const swapped = Promise.withResolvers<string>();
  const thrown = new Error('not mounted');
  const onGone = jest.fn(() => {
    throw thrown;
  });
  const onSwap = (name: string, version: string) => swapped.resolve(`${name}@${version}`);
  const { ask, load, registerRemotes } = openHost({ onGone, onSwap });
  await load('mf-a');
  await load('mf-b');
  const stand_ins = { withheld: ['mf-a@1.0.0', 'mf-b@1.0.0'], taken: [], texts: [] };
  live(2, { 'mf-a': '1.0.0', 'mf-b': '1.0.0', 'mf-c': '1.1.0' }, { stand_ins });
  tell(2);
  expect(await swapped.promise).toBe('mf-c@1.1.0');
  expect(onGone.mock.calls).toEqual([['mf-a'], ['mf-b']]);
  // A page of the test before may look once more while its site closes, and reports that.
  expect(reportError.mock.calls.filter(([error]) => error === thrown)).toHaveLength(2);
  expect(registerRemotes).toHaveBeenCalledTimes(4);
  await expect(ask('mf-b')).rejects.toThrow('No version of mf-b can be given');
});

test('what goes that was never loaded here is no news, and cannot be loaded', async () => {
  live(1, { 'mf-a': '1.0.0', 'mf-b': '1.0.0' });
  const onGone = jest.fn();
  const swapped = Promise.withResolvers<void>();
  const { ask, load } = openHost({ onGone, onSwap: () => swapped.resolve() });
  await load('mf-a');
  const stand_ins = { withheld: ['mf-b@1.0.0'], taken: [], texts: [] };
  live(2, { 'mf-a': '1.1.0', 'mf-b': '1.0.0' }, { stand_ins });
  tell(2);
  await swapped.promise;
  await expect(ask('mf-b')).rejects.toThrow('No version of mf-b can be given');
  expect(onGone).not.toHaveBeenCalled();
});

test('what a line tells first was just read; told again, or after a break, it may be given otherwise', async () => {
  const pause = jest.spyOn(Math, 'random').mockReturnValue(0.01);
  live(1, { 'mf-a': '1.0.0' });
  await openHost().load('mf-a');
  jest.useFakeTimers();
  tell(1);
  // No look is due, however long one waits.
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
  expect(looks).toBe(1);
  tell(1);
  await looked(2);
  expect(pause).not.toHaveBeenCalled();
  line.dispatchEvent(new Event('error'));
  tell(1);
  await looked(3);
  expect(pause).toHaveBeenCalledTimes(1);
});

test('news are read at once, be they the first that a line tells', async () => {
  const pause = jest.spyOn(Math, 'random');
  live(1, { 'mf-a': '1.0.0' });
  const swapped = Promise.withResolvers<string>();
  await openHost({ onSwap: (_name, version) => swapped.resolve(version) }).load('mf-a');
  live(2, { 'mf-a': '1.1.0' });
  line.dispatchEvent(new Event('error'));
  tell(2);
  expect(await swapped.promise).toBe('1.1.0');
  expect(pause).not.toHaveBeenCalled();
});
