import { readFile, readdir } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'player');

/** Script and style of all pages, path in the package → content. Read once. */
export const playerFiles = (): Promise<ReadonlyMap<string, string>> => (read ??= readPlayer());
let read: Promise<ReadonlyMap<string, string>> | undefined;

async function readPlayer(): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter((name) => /^[a-z0-9-]+\.(ts|css)$/.test(name)).sort();
  const files = names.map(async (name): Promise<[string, string]> => {
    const content = await readFile(join(folder, name), 'utf8');
    return name.endsWith('.ts')
      ? [`player/${name.replace(/ts$/, 'js')}`, scriptOf(content)]
      : [`player/${name}`, content];
  });
  return new Map(await Promise.all(files));
}

/** Systems know the type of `.js` alone. */
const scriptOf = (source: string): string =>
  stripTypeScriptTypes(source).replaceAll(/(from '\.\/[a-z0-9-]+)\.ts'/g, "$1.js'");
