import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '../testing/built-folders.ts';

const command = fileURLToPath(new URL('../../bin/stoa.mjs', import.meta.url));
/** Each command is a process of its own. */
jest.setTimeout(60_000);
let dataDir: string;

beforeEach(async () => {
  dataDir = await aDataDir();
});

interface Ended {
  code: number;
  out: string;
  err: string;
}

const stoa = (...words: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const env = { ...process.env, NODE_OPTIONS: '', NO_COLOR: '1' };
    const child = execFile(process.execPath, [command, ...words], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const here = (...words: string[]) => stoa(...words, '--data-dir', dataDir);

test('a release goes out, is looked at and taken back, in words or in JSON', async () => {
  const folders = [await aBuiltFolder(aShell()), await aBuiltFolder(aRemote())];
  const first = await here('publish', ...folders, '--promote', '--why', 'first');
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out).toContain('production is at revision 1: shell nothing → 1.0.0, mf-catalog nothing → 1.0.0');

  await here('publish', await aBuiltFolder(aRemote({ version: '1.1.0' })));
  const promoted = await here('promote', 'mf-catalog@1.1.0', '--by', 'ada', '--json');
  expect(JSON.parse(promoted.out).change).toMatchObject({ by: 'ada', moves: [{ from: '1.0.0', to: '1.1.0' }] });
  expect((await here('status')).out).toMatch(/mf-catalog +1\.1\.0 +2 versions published/);

  expect((await here('rollback', 'mf-catalog')).out).toContain('mf-catalog 1.1.0 → 1.0.0');
  const { changes } = JSON.parse((await here('history', '--json')).out);
  expect(changes.map(({ kind, why }: { kind: string; why: string }) => [kind, why])).toEqual([
    ['rollback', ''],
    ['promote', ''],
    ['promote', 'first'],
  ]);
});

test('what goes wrong has its own exit code: refused, could not, not understood', async () => {
  const refused = await here('promote', 'mf-catalog@9.9.9', '--json');
  expect(refused.code).toBe(2);
  expect(JSON.parse(refused.err)).toMatchObject({ code: 'unknown_version' });
  const unreachable = await stoa('status', '--url', 'http://127.0.0.1:1');
  expect([unreachable.code, unreachable.err]).toEqual([1, expect.stringContaining('No gateway answers')]);
  expect((await stoa('destroy')).code).toBe(64);
  expect((await stoa('--help')).code).toBe(0);
});
