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

/** The circles of a room that holds these files: path below `src` → source. */
async function circlesIn(files: Record<string, string>): Promise<string[]> {
  for (const [path, source] of Object.entries(files)) {
    const file = join(base, 'shop/src', path);
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

test('what is loaded later is no arrow, nor is what a test looks at', async () => {
  const files = {
    'till/pay.ts': "import { price } from '../shelf/price.ts';",
    'shelf/price.ts': "export const load = () => import('../till/pay.ts');",
    'shelf/price.test.ts': "import { pay } from '../till/pay.ts';",
    'shelf/testing/builders.ts': "import { pay } from '../../till/pay.ts';",
  };
  expect(await circlesIn(files)).toEqual([]);
});
