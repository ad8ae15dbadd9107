import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { deadLinks } from './check-links.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'stoa-links-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(base, path)), { recursive: true });
  await writeFile(join(base, path), text);
}

test('a link, a picture, a named link and a footnote that lead nowhere are told with their lines', async () => {
  const page = [
    'See [the map](maps/old.md), and [the new one](../maps/new.md#north).',
    '![A view](view.png) [By name][name]',
    '',
    '[name]: gone.ts',
    '',
    'A claim.[^1]',
    '',
    '[^1]: Shown by [`a test`](gone.test.ts).',
  ];
  await write('docs/page.md', page.join('\n'));
  await write('maps/new.md', '');
  expect(await deadLinks(base)).toEqual(
    [
      [1, 'maps/old.md'],
      [2, 'view.png'],
      [4, 'gone.ts'],
      [8, 'gone.test.ts'],
    ].map(([line, url]) => `docs/page.md:${line} links to ${url}, which is not there. Name the file where it is now.`),
  );
});

test('what leads to a file, a folder, a place on the page or into the web passes, and so does code', async () => {
  const page = [
    '# Page',
    '[itself](page.md?plain=1#page) [a folder](.) [a name with a space](a%20map.md)',
    '[here](#page) [there](https://stoa.example/none.md) [someone](mailto:someone@stoa.example)',
    '`[code](none.md)`',
  ];
  await write('page.md', page.join('\n'));
  await write('a map.md', '');
  await write('node_modules/other/README.md', '[none](none.md)');
  expect(await deadLinks(base)).toEqual([]);
});
