import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  artefactFiles,
  remoteDescriptor,
  shellDescriptor,
  type RemoteDescriptor,
  type ShellDescriptor,
} from '@stoa/shared/contract/release.ts';
import { inParallel } from './in-parallel.ts';
import { listFiles } from './list-files.ts';
import { refuse } from './refusal.ts';

export type Descriptor = RemoteDescriptor | ShellDescriptor;
export type ArtefactFile = z.infer<typeof artefactFiles>[number];
/** What the platform knows of a published version. */
export interface Artefact {
  descriptor: Descriptor;
  files: ArtefactFile[];
}

export const isShell = (descriptor: Descriptor): descriptor is ShellDescriptor => descriptor.name === 'shell';
export const FILE_LIST = 'files.json';
const DESCRIPTORS = ['remote.json', 'shell.json'];
const COPIES = { '.br': createBrotliDecompress, '.gz': createGunzip } as const;

/** Reads descriptor and file list of a built or published folder. @throws ReleaseRefused `artefact_invalid` */
export async function readArtefact(folder: string): Promise<Artefact> {
  const names = await readdir(folder).catch(() => {
    throw refuse('artefact_invalid', `There is no folder ${folder}. Build the package first.`);
  });
  const name = DESCRIPTORS.find((candidate) => names.includes(candidate));
  if (!name) throw refuse('artefact_invalid', `${folder} holds neither remote.json nor shell.json. Build it first.`);
  const descriptor =
    name === 'shell.json'
      ? parsed(shellDescriptor, await readFile(join(folder, name), 'utf8'), name)
      : parsed(remoteDescriptor, await readFile(join(folder, name), 'utf8'), name);
  if (name === 'remote.json' && descriptor.name === 'shell') {
    throw refuse('artefact_invalid', 'A remote cannot be named shell.', 'shell');
  }
  if (!names.includes(FILE_LIST)) throw refuse('artefact_invalid', `${folder} has no ${FILE_LIST}.`, descriptor.name);
  return { descriptor, files: parsed(artefactFiles, await readFile(join(folder, FILE_LIST), 'utf8'), FILE_LIST) };
}

/**
 * Reads a folder that wants to be published and checks it to the last byte: every file is listed with its SHA-384, or
 * is the `.br` or `.gz` copy of one that is; everything listed and everything the descriptor names is there.
 */
export async function verifyArtefact(folder: string): Promise<Artefact> {
  const artefact = await readArtefact(folder);
  const listed = new Map(artefact.files.map((file) => [file.path, file.integrity]));
  const paths = await listFiles(folder);
  const wrong = (message: string) => refuse('artefact_invalid', message, artefact.descriptor.name);

  const missing = [...listed.keys(), ...namedFiles(artefact.descriptor)].find((path) => !paths.includes(path));
  if (missing) throw wrong(`${missing} is named by the release but missing in the folder.`);
  const unlisted = namedFiles(artefact.descriptor).find((path) => !listed.has(path));
  if (unlisted) throw wrong(`${unlisted} is named by the release but not listed in ${FILE_LIST}.`);

  await inParallel(paths, async (path) => {
    if (path === FILE_LIST) return;
    const copy = copyOf(path);
    const expected = listed.get(path) ?? (copy && listed.get(copy.original));
    const isDescriptor = DESCRIPTORS.includes(copy?.original ?? path);
    if (!expected && isDescriptor) return;
    if (!expected) throw wrong(`${path} is not listed in ${FILE_LIST}.`);
    const actual = await sha384(join(folder, path), listed.has(path) ? undefined : copy?.extension);
    if (actual !== expected) throw wrong(`${path} is not the file that ${FILE_LIST} lists: its SHA-384 differs.`);
  });
  return artefact;
}

/** Files that a page asks for by name. */
export function namedFiles(descriptor: Descriptor): string[] {
  if (isShell(descriptor)) return [...descriptor.scripts, ...descriptor.styles, ...descriptor.fonts];
  return [descriptor.entry, ...Object.values(descriptor.preload).flatMap((group) => [...group.js, ...group.css])];
}

/** Path of the first file in which two artefacts of one version differ. Time and place of the build do not count. */
export function findDifference(before: Artefact, after: Artefact): string | undefined {
  const old = new Map(before.files.map((file) => [file.path, file.integrity]));
  const recent = new Map(after.files.map((file) => [file.path, file.integrity]));
  const paths = [...new Set([...old.keys(), ...recent.keys()])].filter((path) => !DESCRIPTORS.includes(path));
  const differing = paths.sort().find((path) => old.get(path) !== recent.get(path));
  if (differing) return differing;
  if (withoutBuild(before.descriptor) === withoutBuild(after.descriptor)) return undefined;
  return isShell(after.descriptor) ? 'shell.json' : 'remote.json';
}

const withoutBuild = ({ build: _, ...descriptor }: Descriptor): string => JSON.stringify(descriptor);

function copyOf(path: string): { original: string; extension: keyof typeof COPIES } | undefined {
  const extension = path.slice(-3);
  if (extension !== '.br' && extension !== '.gz') return undefined;
  return { original: path.slice(0, -3), extension };
}

async function sha384(path: string, unpack?: keyof typeof COPIES): Promise<string> {
  const hash = createHash('sha384');
  const file = createReadStream(path);
  try {
    if (unpack) await pipeline(file, COPIES[unpack](), hash);
    else await pipeline(file, hash);
  } catch (error) {
    throw refuse('artefact_invalid', `${path} cannot be read: ${error instanceof Error ? error.message : 'broken'}.`);
  }
  return `sha384-${hash.digest('base64')}`;
}

function parsed<T extends z.ZodType>(schema: T, text: string, file: string): z.output<T> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('artefact_invalid', `${file} is not JSON.`);
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse(
    'artefact_invalid',
    `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is not valid'}`.trim(),
  );
}
