import { expect, test } from '@jest/globals';
import { isModuleEntry, moduleEntry } from './module-entry-plugin.ts';

const code = moduleEntry({ entry: 'remoteEntry.1.js', integrity: 'sha384-x', global: 'mf_catalog_1_0_0' });

test('the module is known by its name, and is no other script', () => {
  expect(isModuleEntry('remote.0123456789.mjs')).toBe(true);
  expect(isModuleEntry('remote.0123456789.js')).toBe(false);
});

test('it names the container, relative to itself, with its integrity', () => {
  expect(code).toContain('new URL("remoteEntry.1.js", import.meta.url)');
  expect(code).toContain('script.integrity = "sha384-x"');
  expect(code).toContain('script.crossOrigin = "anonymous"');
});

test('a container that is in the page already is taken, and offered by init and get', async () => {
  const given: unknown[] = [];
  const container = { init: (scope: unknown) => given.push(scope), get: async (name: string) => () => name };
  Object.assign(globalThis, { mf_catalog_1_0_0: container });
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const module = (await import(url)) as {
    init(scope: object): Promise<void>;
    get(name: string): Promise<() => string>;
  };
  await module.init({ react: {} });
  expect(given).toEqual([{ react: {} }]);
  expect((await module.get('./remote'))()).toBe('./remote');
});
