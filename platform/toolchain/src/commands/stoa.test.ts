import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from '@jest/globals';

const command = fileURLToPath(new URL('../../bin/stoa.mjs', import.meta.url));
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-command-'));
});

interface Ended {
  code: number | null;
  err: string;
}
const run = (file: string, options: readonly string[], env: Record<string, string>): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...options, file, '--help'],
      { env: { ...process.env, ...env } },
      (...ended) => resolve({ code: child.exitCode, err: ended[2] }),
    );
  });

/** Makes any Node believe that it is an old one. */
const OLD = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.0.0' } })`;

test('a pinned Node that is too old itself is told of, and is not asked again', async () => {
  const file = join(folder, 'bin/stoa.mjs');
  await cp(command, file);
  const pinned = join(folder, 'node_modules/node/bin/node');
  await mkdir(join(pinned, '..'), { recursive: true });
  await writeFile(join(folder, 'node_modules/node/package.json'), '{}');
  // It gives up by itself, lest a mistake here fill the machine with processes.
  const script = `#!/bin/sh
echo asked >> '${folder}/asked'
[ "$(wc -l < '${folder}/asked')" -gt 3 ] || exec '${process.execPath}' --import "${OLD}" "$@"
`;
  await writeFile(pinned, script);
  await chmod(pinned, 0o755);
  const ended = await run(file, ['--import', OLD], { NODE_OPTIONS: '' });
  expect(ended).toEqual({ code: 1, err: expect.stringMatching(/^stoa needs Node 22\.18 or newer\./) });
  expect(await readFile(join(folder, 'asked'), 'utf8')).toBe('asked\n');
});

test('compiled code is kept in a folder that nobody else can write to, and in no other', async () => {
  const cache = join(folder, 'stoa');
  const keptIn = async (home: string) => {
    expect(await run(command, [], { NODE_OPTIONS: '', XDG_CACHE_HOME: home })).toEqual({ code: 0, err: '' });
    return (await readdir(cache)).length;
  };
  await mkdir(cache);
  await chmod(cache, 0o777);
  expect(await keptIn(folder)).toBe(0);
  await chmod(cache, 0o755);
  await mkdir(join(folder, 'elsewhere'));
  await symlink(cache, join(folder, 'elsewhere/stoa'));
  expect(await keptIn(join(folder, 'elsewhere'))).toBe(0);
  expect(await keptIn(folder)).toBeGreaterThan(0);
});
