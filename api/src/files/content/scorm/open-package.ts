import { quotingRule, rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { PackageRefused, refuse } from './refused.ts';

export const MOST_ENTRIES = 10_000;
const MOST_DEPTH = 20;
/** Of the whole: pictures and films hardly shrink, and texts to a tenth. Small packages may be all text. */
const MOST_RATIO = 100;
const SMALL = 10 * 1024 ** 2;
/** Bytes of a name, as file systems have it. */
const LONGEST_NAME = 255;
/** Bytes of a path in the package: with the folder that it is unpacked in, systems have 4,096. */
const LONGEST_PATH = 2_000;

export interface OpenPackage {
  zip: ZipFile;
  /** What says what is in it, by the name under which `files` has it: one of `manifests`. */
  manifest: string;
  /** Files by their path below the manifest's folder. */
  files: ReadonlyMap<string, Entry>;
}

export interface PackageBounds {
  /** Bytes. */
  mostUnpacked: number;
  tooLarge: RuleText;
  /** Any of these, the first before the others. */
  manifests: readonly string[];
  noManifest: RuleText;
}

/**
 * Reads the directory of a package: nothing is unpacked before all of it is safe.
 * @throws PackageRefused
 */
export async function openPackage(path: string, bytes: number, bounds: PackageBounds): Promise<OpenPackage> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch(() =>
    refuse(rule('This file is not a ZIP archive.')),
  );
  try {
    const entries = await readEntries(zip);
    requireFew(entries, bytes, bounds);
    return { zip, ...belowManifest(entries, bounds) };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES)
    refuse(rule('A package holds at most 10,000 files. Leave out what is not needed.'));
  const entries: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      requireSafe(entry);
      if (!isLeftByMac(entry.fileName)) entries.push(entry);
    }
  } catch (error) {
    if (error instanceof PackageRefused) throw error;
    // yauzl names the path that it will not have.
    const unsafe = /^(?:invalid relative path|absolute path|invalid characters in fileName): (.*)$/s.exec(
      String((error as Error).message),
    )?.[1];
    refuse(unsafe === undefined ? rule('The archive is damaged.') : unsafePath(unsafe));
  }
  requireDistinct(entries);
  return entries;
}

const unsafePath = (path: string): string =>
  quotingRule("The package contains an unsafe path: '{text}'", [...path].slice(0, 200).join(''));

const SYMLINK = 0o120000;

function requireSafe(entry: Entry): void {
  const { fileName } = entry;
  const segments = fileName.replace(/\/$/, '').split('/');
  const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === SYMLINK;
  const isStrange = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  // eslint-disable-next-line no-control-regex -- those are what is looked for
  if (isLink || isStrange || /[\u0000-\u001f\u007f\\]|^[a-z]:/i.test(fileName)) refuse(unsafePath(fileName));
  if (segments.length > MOST_DEPTH) refuse(rule('Folders in a package lie at most 20 deep.'));
  if (segments.some((segment) => Buffer.byteLength(segment) > LONGEST_NAME)) {
    refuse(rule('A file in the package has a name of more than 255 bytes. Shorten it.'));
  }
  if (Buffer.byteLength(fileName) > LONGEST_PATH) {
    refuse(rule('A file in the package has a path of more than 2,000 bytes. Shorten the names of its folders.'));
  }
  if (entry.isEncrypted()) refuse(rule('The package is encrypted. Export it without a password.'));
  if (![0, 8].includes(entry.compressionMethod)) {
    refuse(rule('The package is compressed in a way that browsers do not know. Make an ordinary ZIP file.'));
  }
}

/** What the Finder puts into an archive beside what one wanted in it. */
const isLeftByMac = (name: string): boolean => /(^|\/)(__MACOSX\/|\.DS_Store$)/.test(name);
const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');
const sameName = (name: string): string => name.normalize('NFC').toLowerCase();

/** On half of all file systems, two names that differ by their case alone are one file. */
function requireDistinct(entries: readonly Entry[]): void {
  const files = new Set<string>();
  for (const { fileName } of entries.filter((entry) => !isFolder(entry))) {
    const name = sameName(fileName);
    if (files.has(name)) refuse(quotingRule("The package contains two files with the name '{text}'.", fileName));
    files.add(name);
  }
  for (const { fileName } of entries) {
    const segments = sameName(fileName).split('/');
    const above = segments.slice(0, -1).map((_, at) => segments.slice(0, at + 1).join('/'));
    if (above.some((folder) => files.has(folder))) refuse(unsafePath(fileName));
  }
}

function requireFew(entries: readonly Entry[], bytes: number, { mostUnpacked, tooLarge }: PackageBounds): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > mostUnpacked) refuse(tooLarge);
  if (unpacked > SMALL && unpacked > bytes * MOST_RATIO) {
    refuse(rule('Unpacked, the package is more than 100 times as large. Such archives are not opened.'));
  }
}

/** The manifest stands at the root, or in the one folder that all else is in. */
function belowManifest(
  entries: readonly Entry[],
  { manifests, noManifest }: PackageBounds,
): Pick<OpenPackage, 'manifest' | 'files'> {
  const files = entries.filter((entry) => !isFolder(entry));
  const [top = ''] = files[0]?.fileName.split('/') ?? [];
  const folder = files.every(({ fileName }) => fileName.startsWith(`${top}/`)) ? `${top}/` : '';
  for (const prefix of new Set(['', folder])) {
    for (const manifest of manifests) {
      const found = files.find(({ fileName }) => sameName(fileName) === sameName(prefix + manifest));
      const nameOf = (entry: Entry) => (entry === found ? manifest : entry.fileName.slice(prefix.length));
      if (found) return { manifest, files: new Map(files.map((entry) => [nameOf(entry), entry])) };
    }
  }
  return refuse(noManifest);
}
