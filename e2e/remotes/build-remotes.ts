/** `npm run build-remotes -w @stoa/e2e [folder]`: the remotes that only the tests of releases know. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const builder = join(import.meta.dirname, '../../platform/toolchain/src/build/build-package.ts');

/** One in another framework, one on another minor version of React than the site's. */
const testRemotes = ['mf-greeting-vue', 'mf-greeting-react-minor'] as const;
export type TestRemote = (typeof testRemotes)[number];

/**
 * Builds the test remotes, each into its own folder below `into`, fit to be published.
 * @param version instead of the one in package.json
 */
export async function buildTestRemotes(into: string, version?: string): Promise<Record<TestRemote, string>> {
  const folders: [TestRemote, string][] = [];
  for (const name of testRemotes) {
    const folder = join(into, name);
    await promisify(execFile)(process.execPath, [builder, join(import.meta.dirname, name), folder], {
      env: { ...process.env, ...(version && { STOA_VERSION: version }) },
    });
    folders.push([name, folder]);
  }
  return Object.fromEntries(folders) as Record<TestRemote, string>;
}

if (import.meta.main) {
  const [into = join(import.meta.dirname, 'dist')] = process.argv.slice(2);
  const folders = await buildTestRemotes(resolve(into));
  process.stdout.write(`${Object.values(folders).join('\n')}\n`);
}
