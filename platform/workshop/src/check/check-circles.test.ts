import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { circlesOf } from './check-circles.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'stoa-circles-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** The circles of a room that holds these files: path below `folder` → source. */
async function circlesIn(files: Record<string, string>, folder = 'shop/src'): Promise<string[]> {
  for (const [path, source] of Object.entries(files)) {
    const file = join(base, folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  return circlesOf('shop', base);
}

test('folders that know one another are named, with the arrows between them, the rarest first', async () => {
  const circles = await circlesIn({
    'till/pay.ts': "import { price } from '../shelf/price.ts';",
    'till/receipt.tsx': "import { price } from '../shelf/price.ts';",
    'shelf/price.ts': "export * from '../stock/count.ts';",
    'stock/count.ts': "import type { Pay } from '../till/pay.ts';\nimport { list } from './list.ts';",
    'stock/list.ts': "import { Money } from '../money/money.ts';",
    'money/money.ts': "import { join } from 'node:path';",
  });
  expect(circles).toEqual([
    [
      'These 3 folders know one another; each should know only those below it: shop/src/shelf, shop/src/stock, shop/src/till.',
      '  shop/src/shelf → shop/src/stock: 1, as in shop/src/shelf/price.ts',
      '  shop/src/stock → shop/src/till: 1, as in shop/src/stock/count.ts',
      '  shop/src/till → shop/src/shelf: 2, as in shop/src/till/pay.ts',
    ].join('\n'),
  ]);
});

test('folders that know only those below them pass', async () => {
  const files = {
    'till/pay.ts': "import { price } from '../shelf/price.ts';\nimport { Money } from '../money/money.ts';",
    'shelf/price.ts': "import { Money } from '../money/money.ts';\nimport { tag } from './tag.ts';",
    'shelf/tag.ts': "import { price } from './price.ts';",
    'money/money.ts': '',
  };
  expect(await circlesIn(files)).toEqual([]);
});

test('folders beside the sources count, and so do specs where these are the source', async () => {
  const files = {
    'fixtures.ts': "import { newestMail } from './journeys/mail.ts';",
    'journeys/learner.spec.ts': "import { test } from '../fixtures.ts';",
    'node_modules/zod/v4/schema.ts': "import { core } from '../core.ts';",
    'node_modules/zod/core.ts': "import { schema } from './v4/schema.ts';",
  };
  expect(await circlesIn(files, 'shop')).toEqual([
    [
      'These 2 folders know one another; each should know only those below it: shop, shop/journeys.',
      '  shop → shop/journeys: 1, as in shop/fixtures.ts',
      '  shop/journeys → shop: 1, as in shop/journeys/learner.spec.ts',
    ].join('\n'),
  ]);
});

test('what is loaded later is no arrow, nor is what a test looks at', async () => {
  const files = {
    'till/pay.ts': "import { price } from '../shelf/price.ts';",
    'shelf/price.ts': "export const load = () => import('../till/pay.ts');",
    'shelf/price.test.ts': "import { pay } from '../till/pay.ts';",
    'shelf/testing/builders.ts': "import { pay } from '../../till/pay.ts';",
  };
  expect(await circlesIn(files)).toEqual([]);
});
