import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unusedKeys } from './unused-texts.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'stoa-texts-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Which of the keys of a bundle nothing says, in rooms that hold these files. */
async function unusedIn(files: Record<string, string>, room: string, ...keys: string[]): Promise<string[]> {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(base, path)), { recursive: true });
    await writeFile(join(base, path), source);
  }
  return unusedKeys(`${room}/src/messages/shop.en.ts`, keys, base);
}

test('a key is said where it stands, where a template could make it, and where the code of a refusal stands', async () => {
  const files = {
    'mf-shop/src/shop.tsx': "t('title'); t(`goal.${goal}`); t(isOpen ? 'open' : 'shut');",
    'mf-shop/src/refusals.ts': "export const refusals = ['sold_out'] as const;",
  };
  const keys = ['title', 'goal.fun', 'open', 'shut', 'refused.sold_out'];
  expect(await unusedIn(files, 'mf-shop', ...keys)).toEqual([]);
  expect(await unusedIn(files, 'mf-shop', 'title.long', 'refused.closed')).toEqual(['title.long', 'refused.closed']);
});

test('a key that only bundles, tests, names of files and other rooms have is unused', async () => {
  const files = {
    'mf-shop/src/shop.tsx': 'export const photo = new File([], `photo.${type}`);',
    'mf-shop/src/shop.test.tsx': "screen.getByText('title');",
    'mf-shop/src/messages/shop.fr.ts': "export const fr = { 'price.low': 'Bas' };",
    'mf-till/src/till.tsx': "t('total');",
  };
  const keys = ['photo.sending', 'title', 'price.low', 'total'];
  expect(await unusedIn(files, 'mf-shop', ...keys)).toEqual(keys);
});

test('what all take is said by any of them', async () => {
  const files = { 'mf-till/src/till.tsx': "t('total');", 'shell/src/frame.tsx': "t('menu');" };
  expect(await unusedIn(files, 'shared', 'total', 'menu', 'gone')).toEqual(['gone']);
});
