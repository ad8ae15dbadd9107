/**
 * `node make-tokens.ts FOLDER`: for each folder in it (`mf-catalog/`, `shell/` …) a token that may publish and promote that
 * one alone, in a file STOA_PLATFORM_TOKEN, unless one lies there that is still good.
 */
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeToken } from './make-token.ts';
import { PLATFORM_PREFIX } from '@stoa/shared/platform-contract/paths.ts';

const DAYS = 365;
const { STOA_URL: url = '', STOA_PLATFORM_TOKEN: rootToken = '' } = process.env;
const [folder = '/tokens'] = process.argv.slice(2);

const isGood = async (token: string): Promise<boolean> =>
  (await fetch(`${url}${PLATFORM_PREFIX}/whoami`, { headers: { authorization: `Bearer ${token}` } })).ok;

for (const remote of await readdir(folder)) {
  const file = join(folder, remote, 'STOA_PLATFORM_TOKEN');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept && (await isGood(kept))) continue;
  await rm(file, { force: true });
  await writeFile(file, await makeToken(url, rootToken, { remote, days: DAYS }));
  await chmod(file, 0o400);
  console.log(`token for ${remote} made`);
}
