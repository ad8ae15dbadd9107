import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isPartOfBuild, type Build } from '@stoa/server/testing/changed-build.ts';
import { root, run } from '../start/run-command.ts';

/** A remote as it was built, to make other versions of. */
export async function readBuild(remote: string): Promise<Build> {
  const dist = join(root, remote, 'dist');
  const descriptor = remoteDescriptor.parse(JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')));
  const paths = (await readdir(dist)).filter(
    (path) => isPartOfBuild(path) && !/\.(br|gz|json)$/.test(path) && !path.startsWith('.'),
  );
  const files = paths.map(async (path): Promise<[string, Buffer]> => [path, await readFile(join(dist, path))]);
  return { descriptor, files: new Map(await Promise.all(files)) };
}

/** The `stoa` command as an operator runs it at this site; answers with its JSON. @throws with what it wrote */
export const stoaAt =
  (url: string, dataDir: string) =>
  async <T>(...words: string[]): Promise<T> => {
    const env = { ...process.env, STOA_DATA_DIR: dataDir };
    const command = ['platform/toolchain/bin/stoa.mjs', ...words, '--url', url, '--json'];
    const { code, output } = await run(process.execPath, command, { env });
    if (code !== 0) throw new Error(`stoa ${words.join(' ')} failed:\n${output}`);
    return JSON.parse(output.slice(output.indexOf('{'))) as T;
  };
