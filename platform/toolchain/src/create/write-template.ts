import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteNames } from './name-remote.ts';

const template = fileURLToPath(new URL('../../template', import.meta.url));

/** `remote`: in every remote. `workspace`: in one of this project. `alone`: in one that installs what it needs. */
export type TemplatePart = 'remote' | 'workspace' | 'alone';

/** The template is a remote that works, called mf-sample; in a copy its words give way to the new one's. */
export interface Filling extends RemoteNames {
  port: number;
}

const fill = (text: string, { name, noun, pascal, camel, title, route, port }: Filling): string =>
  text
    .replaceAll('/sample-route', route)
    .replaceAll('mf-sample', name)
    .replaceAll('Sample title', title)
    .replaceAll('sample-screen', `${noun}-screen`)
    .replaceAll('SampleScreen', `${pascal}Screen`)
    .replaceAll('8199', String(port))
    .replaceAll(/\bscreens\.sample\b/g, `screens.${camel}`)
    .replaceAll(/\bsample:/g, `${camel}:`)
    .replaceAll("'sample'", `'${noun}'`);

/** npm takes a .gitignore out of every package it installs, so the template's has no dot. */
const rename = (path: string, filling: Filling): string => fill(path === 'gitignore' ? '.gitignore' : path, filling);

/** Writes some parts of the template into a folder; returns the paths of the new files. */
export async function writeTemplate(dir: string, parts: readonly TemplatePart[], filling: Filling): Promise<string[]> {
  const written: string[] = [];
  for (const part of parts) {
    for (const path of await filesBelow(join(template, part))) {
      const source = join(template, part, path);
      const target = join(dir, rename(path, filling));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(source, 'utf8'), filling));
      if ((await stat(source)).mode & 0o100) await chmod(target, 0o755);
      written.push(rename(path, filling));
    }
  }
  return written;
}

/** Paths of all files in a folder, however deep. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}
