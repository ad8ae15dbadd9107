import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { PublishedFile } from '@stoa/shared/platform-contract/artefacts.ts';
import { artefactFiles, remoteDescriptor, shellDescriptor } from '@stoa/shared/platform-contract/release.ts';
import { isShell, type Descriptor } from './artefact-store.ts';
import { blobOf, blobOfIntegrity, integrityOfBlob } from './blob-store.ts';
import { inParallel } from './in-parallel.ts';
import { listFiles } from './list-files.ts';
import { readDescribed } from './read-described.ts';
import { refuse } from './refusal.ts';

const FILE_LIST = 'files.json';
const DESCRIPTORS = ['remote.json', 'shell.json'];
type Encoding = PublishedFile['copies'][number]['encoding'];
const endings: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** A build on its way into the registry, read and checked to the last byte. */
export interface BuiltFolder {
  descriptor: Descriptor;
  files: PublishedFile[];
  /** Bytes of one of its blobs. */
  readBlob(blob: string): Promise<Buffer>;
}

/**
 * Reads a folder that wants to be published: every file is listed with its SHA-384, or is the `.br` or `.gz` copy of
 * one that is; everything listed and everything the descriptor names is there.
 * @throws ReleaseRefused `artefact_invalid`, naming the file
 */
export async function readBuiltFolder(folder: string): Promise<BuiltFolder> {
  const names = await readdir(folder).catch(() => {
    throw refuse('artefact_invalid', `There is no folder ${folder}. Build the package first.`);
  });
  const file = DESCRIPTORS.find((candidate) => names.includes(candidate));
  if (!file) throw refuse('artefact_invalid', `${folder} holds neither remote.json nor shell.json. Build it first.`);
  const descriptor = await readDescriptor(folder, file);
  const wrong = (path: string, message: string) =>
    refuse('artefact_invalid', message, { name: descriptor.name, file: path });
  if (!names.includes(FILE_LIST)) throw wrong(FILE_LIST, `${folder} has no ${FILE_LIST}.`);

  const listed = readDescribed(artefactFiles, await readFile(join(folder, FILE_LIST), 'utf8'), FILE_LIST);
  const paths = await listFiles(folder);
  const missing = listed.find(({ path }) => !paths.includes(path));
  if (missing) throw wrong(missing.path, `${missing.path} is listed in ${FILE_LIST} but missing in the folder.`);

  const files = new Map<string, PublishedFile>(listed.map((one) => [one.path, { ...one, copies: [] }]));
  const places = new Map<string, string>();
  await inParallel(paths, async (path) => {
    if (path === FILE_LIST) return;
    const content = await readFile(join(folder, path));
    const blob = blobOf(content);
    const own = files.get(path);
    if (own) {
      if (own.integrity !== integrityOfBlob(blob))
        throw wrong(path, `${path} is not the file that ${FILE_LIST} lists: its SHA-384 differs.`);
      places.set(blob, path);
      return;
    }
    const encoding = endings[path.slice(-3)];
    const original = encoding && files.get(path.slice(0, -3));
    if (original) {
      await requireCopy(content, encoding, original, wrong);
      original.copies.push({ encoding, bytes: content.length, blob });
      places.set(blob, path);
      return;
    }
    if (DESCRIPTORS.includes(encoding ? path.slice(0, -3) : path)) return;
    throw wrong(path, `${path} is not listed in ${FILE_LIST}.`);
  });
  for (const one of files.values()) one.copies.sort((a, b) => a.encoding.localeCompare(b.encoding));

  return {
    descriptor,
    files: [...files.values()].sort((a, b) => a.path.localeCompare(b.path)),
    readBlob: async (blob) => {
      const path = places.get(blob);
      if (!path) throw new Error(`${folder} has no file with the SHA-384 ${blob}.`);
      return readFile(join(folder, path));
    },
  };
}

async function readDescriptor(folder: string, file: string): Promise<Descriptor> {
  const text = await readFile(join(folder, file), 'utf8');
  const descriptor =
    file === 'shell.json' ? readDescribed(shellDescriptor, text, file) : readDescribed(remoteDescriptor, text, file);
  if (file === 'remote.json' && isShell(descriptor)) {
    throw refuse('artefact_invalid', 'A remote cannot be named shell.', { name: 'shell', file });
  }
  return descriptor;
}

const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** A compressed copy that unpacks to something else would be served in its original's place. */
export async function requireCopy(
  content: Buffer,
  encoding: Encoding,
  original: Pick<PublishedFile, 'path' | 'bytes' | 'integrity'>,
  wrong: (path: string, message: string) => Error,
): Promise<void> {
  const unpacked = await unpack[encoding](content, { maxOutputLength: original.bytes + 1 }).catch(() => undefined);
  const same = unpacked && createHash('sha384').update(unpacked).digest('hex') === blobOfIntegrity(original.integrity);
  if (!same) throw wrong(original.path, `The ${encoding} copy of ${original.path} does not unpack to it.`);
}

/** Every blob of an artefact with its bytes; one that two files share, once. */
export function blobsOf(files: readonly PublishedFile[]): Map<string, number> {
  return new Map(
    files.flatMap(({ integrity, bytes, copies }): [string, number][] => [
      [blobOfIntegrity(integrity), bytes],
      ...copies.map((copy): [string, number] => [copy.blob, copy.bytes]),
    ]),
  );
}

/** Path of the first file in which two builds of one version differ. Time and place of the build do not count. */
export function findDifference(
  before: { descriptor: Descriptor; files: readonly PublishedFile[] },
  after: { descriptor: Descriptor; files: readonly PublishedFile[] },
): string | undefined {
  const old = new Map(before.files.map(({ path, integrity }) => [path, integrity]));
  const recent = new Map(after.files.map(({ path, integrity }) => [path, integrity]));
  const paths = [...new Set([...old.keys(), ...recent.keys()])].filter((path) => !DESCRIPTORS.includes(path));
  const differing = paths.sort().find((path) => old.get(path) !== recent.get(path));
  if (differing) return differing;
  if (withoutBuild(before.descriptor) === withoutBuild(after.descriptor)) return undefined;
  return isShell(after.descriptor) ? 'shell.json' : 'remote.json';
}

const withoutBuild = ({ build: _, ...descriptor }: Descriptor): string =>
  JSON.stringify(Object.entries(descriptor).sort(([one], [other]) => one.localeCompare(other)));

/** Files that a page asks for by name. */
export function namedFiles(descriptor: Descriptor): string[] {
  if (isShell(descriptor)) return [...descriptor.scripts, ...descriptor.styles, ...descriptor.fonts];
  return [descriptor.entry, ...Object.values(descriptor.preload).flatMap((group) => [...group.js, ...group.css])];
}
