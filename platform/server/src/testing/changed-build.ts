import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { RemoteDescriptor, ShellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { globalName } from '@stoa/shared/federation/global-name.ts';

type Descriptor = RemoteDescriptor | ShellDescriptor;

/** A version as it is published, with its files in hand: those that are `isPartOfBuild`. */
export interface Build {
  descriptor: Descriptor;
  files: ReadonlyMap<string, Buffer>;
}

export interface Change {
  /** Of scripts and stylesheets; must change at least one of them. */
  edit?: (text: string, file: string) => string;
  describe?: (descriptor: RemoteDescriptor) => RemoteDescriptor;
  /** Files that are added, hashes and all. */
  add?: Record<string, string>;
}

/** Without source maps, and what only other tools of module federation read. */
export const isPartOfBuild = (path: string): boolean => !path.endsWith('.map') && !/^mf-\w+\.json$/.test(path);

/**
 * Writes another version of a build, as the build itself would: its own global, and the hashes of changed files in the
 * files that hold them. Takes a fraction of the time that webpack does.
 *
 * @throws when the edit found nothing to change: the build is no longer what its author had in mind.
 */
export async function changeBuild(build: Build, version: string, change: Change, folder: string): Promise<string> {
  const { edit, describe = (given) => given, add = {} } = change;
  const changed = { ...build.descriptor, version };
  const rename = renaming(build.descriptor, version);
  const descriptor = 'global' in changed ? describe({ ...changed, global: rename(changed.global) }) : changed;

  const files = new Map([...build.files].map(([path, bytes]) => [path, bytes] as [string, Buffer | string]));
  let isEdited = false;
  for (const [path, bytes] of build.files) {
    if (!/\.(m?js|css)$/.test(path)) continue;
    const text = rename(bytes.toString('utf8'));
    const edited = edit?.(text, path) ?? text;
    isEdited ||= edited !== text;
    files.set(path, edited);
  }
  if (edit && !isEdited) throw new Error(`The edit of ${build.descriptor.name}@${version} changed no file.`);
  for (const [path, text] of Object.entries(add)) files.set(path, text);
  putHashes(build.files, files);
  files.set('global' in descriptor ? 'remote.json' : 'shell.json', JSON.stringify(descriptor));

  const list = [...files].map(([path, content]) => ({
    path,
    bytes: Buffer.byteLength(content),
    integrity: integrityOf(content),
  }));
  const put = async (path: string, content: Buffer | string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  };
  await Promise.all(
    [...files].map(async ([path, content]) => {
      await put(path, content);
      if (/\.(m?js|css)$/.test(path)) await put(`${path}.br`, await compressed(content));
    }),
  );
  await put('files.json', JSON.stringify(list));
  return folder;
}

const renaming = (descriptor: Descriptor, version: string): ((text: string) => string) => {
  if (!('global' in descriptor)) return (text) => text;
  const global = globalName({ name: descriptor.name, version });
  return (text) => text.replaceAll(descriptor.global, global);
};

/** Entries hold the hashes of what they load, and something may hold the entry's. */
function putHashes(before: ReadonlyMap<string, Buffer>, files: Map<string, Buffer | string>): void {
  const known = new Map([...before].map(([path, bytes]) => [path, integrityOf(bytes)]));
  for (let isMoving = true; isMoving;) {
    isMoving = false;
    for (const [path, old] of known) {
      const now = integrityOf(files.get(path)!);
      if (now === old) continue;
      known.set(path, now);
      for (const [holder, content] of files) {
        if (typeof content !== 'string' || !content.includes(old)) continue;
        files.set(holder, content.replaceAll(old, now));
        isMoving = true;
      }
    }
  }
}

const integrityOf = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const compress = promisify(brotliCompress);
/** What a first view downloads is small, and packed as the build packs it: budgets count its bytes. The rest is quicker. */
const PACKED_BEST = 100_000;
const compressed = (content: Buffer | string): Promise<Buffer> => {
  const quality = Buffer.byteLength(content) <= PACKED_BEST ? constants.BROTLI_MAX_QUALITY : 9;
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
};
