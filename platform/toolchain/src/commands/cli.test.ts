import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from '@jest/globals';
import { aBuiltFolder, aDataDir, aRemote, aShell } from '@stoa/server/testing/built-folders.ts';

/** Not the one of whoever runs the tests; all that tests put in this folder goes when they end. */
const cacheHome = join(tmpdir(), 'stoa-cache');
const command = fileURLToPath(new URL('../../bin/stoa.mjs', import.meta.url));
/** Each command is a process of its own. */
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
    const { FORCE_COLOR: _colours, ...inherited } = process.env;
    // What these builds are made of cannot be drawn.
    const own = { NODE_OPTIONS: '', NO_COLOR: '1', STOA_PLATFORM_TOKEN: 'a-token-for-nobody', STOA_PROOF: 'off' };
    const env = { ...inherited, ...own, XDG_CACHE_HOME: cacheHome };
    const child = execFile(process.execPath, [command, ...words], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
const here = (...words: string[]) => stoa(...words, '--data-dir', dataDir);

test('a release goes out, is looked at and taken back, in words or in JSON', async () => {
  const folders = [await aBuiltFolder(aShell()), await aBuiltFolder(aRemote())];
  const first = await here('publish', ...folders, '--promote', '--yes', '--why', 'first');
  expect(first.code).toBe(0);
  expect(first.err).toMatch(/^shell@1\.0\.0: uploading \d+ files/);
  expect(first.out).toContain('production is at revision 1: shell nothing → 1.0.0, mf-catalog nothing → 1.0.0');

  await here('publish', await aBuiltFolder(aRemote({ version: '1.1.0' })));
  const promoted = await here('promote', 'mf-catalog@1.1.0', '--by', 'ada', '--yes', '--json');
  expect(promoted.err).toBe('');
  expect(JSON.parse(promoted.out).change).toMatchObject({ by: 'ada', moves: [{ from: '1.0.0', to: '1.1.0' }] });
  expect((await here('status')).out).toMatch(/mf-catalog +1\.1\.0 +\d+ s ago +ada/);

  const unnamed = await here('rollback', 'mf-catalog', '-y');
  expect([unnamed.code, unnamed.err]).toEqual([64, expect.stringContaining('--from 1.1.0')]);
  const back = ['rollback', 'mf-catalog', '-y', '--from', '1.1.0'];
  expect((await here(...back)).out).toContain('mf-catalog 1.1.0 → 1.0.0');
  // A script that retries, in a process of its own.
  const again = await here(...back);
  expect([again.code, again.out]).toEqual([0, expect.stringMatching(/^Already so in production, revision 3: nothing/)]);
  const stale = await here('rollback', 'mf-catalog', '-y', '--from', '1.0.9');
  expect([stale.code, stale.err]).toEqual([2, expect.stringContaining('mf-catalog@1.0.0 is live in production')]);
  const { changes } = JSON.parse((await here('history', '--json')).out);
  expect(changes.map(({ kind, why }: { kind: string; why: string }) => [kind, why])).toEqual([
    ['rollback', ''],
    ['promote', ''],
    ['promote', 'first'],
  ]);
});

test('what goes wrong has its own exit code: refused, could not, not understood', async () => {
  const refused = await here('promote', 'mf-catalog@9.9.9', '--yes', '--json');
  expect(refused.code).toBe(2);
  expect(JSON.parse(refused.err)).toMatchObject({ code: 'unknown_version', refusals: [{ name: 'mf-catalog' }] });
  const unreachable = await stoa('whoami', '--url', 'http://127.0.0.1:1');
  expect([unreachable.code, unreachable.err]).toEqual([1, expect.stringContaining('No gateway answers')]);
  const unasked = await here('promote', 'mf-catalog@9.9.9', '--json');
  expect([unasked.code, JSON.parse(unasked.err)]).toMatchObject([64, { code: 'usage' }]);
  const unknown = await stoa('rollbak', '--json');
  expect([unknown.code, JSON.parse(unknown.err).error]).toEqual([
    64,
    expect.stringContaining('Did you mean rollback?'),
  ]);
  const help = await stoa('--help');
  expect([help.code, help.out]).toEqual([0, expect.stringMatching(/Team:[^]*Operate:[^]*Access:/)]);
});
