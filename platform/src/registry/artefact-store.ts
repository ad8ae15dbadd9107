import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compare } from 'semver';
import type { PublishReply } from '@stoa/shared/contract/channels.ts';
import { remoteName, semver } from '@stoa/shared/contract/release.ts';
import { findDifference, readArtefact, verifyArtefact, type Artefact } from './artefact.ts';
import { codeOf, isMissing, syncFile, syncFolder } from './folder.ts';
import { inParallel } from './in-parallel.ts';
import { listFiles } from './list-files.ts';
import { refuse } from './refusal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ArtefactStore {
  /** Holds `{name}/{version}/…`; what stands there never changes. */
  readonly folder: string;
  /** An empty folder on the same disk, for files on their way in. */
  openIncoming(): Promise<string>;
  /** Verifies an incoming folder and moves it to its place. */
  publishIncoming(incoming: string): Promise<PublishReply>;
  /** Takes away what is left of an incoming folder. */
  discardIncoming(incoming: string): Promise<void>;
  /** Verifies a built folder and publishes a copy of it. */
  publish(folder: string): Promise<PublishReply>;
  find(name: string, version: string): Promise<Artefact | undefined>;
  listNames(): Promise<string[]>;
  /** Newest first. */
  listVersions(name: string): Promise<{ version: string; publishedAt: Date }[]>;
}

export function openArtefactStore(registry: string): ArtefactStore {
  const folder = join(registry, 'artefacts');
  const placeOf = (name: string, version: string) => join(folder, name, version);
  /** Versions never change, so what was read once is known for good. */
  const known = new Map<string, Artefact>();

  const find = async (name: string, version: string): Promise<Artefact | undefined> => {
    if (!remoteName.safeParse(name).success || !semver.safeParse(version).success) return undefined;
    const key = `${name}@${version}`;
    const before = known.get(key);
    if (before) return before;
    if (!(await exists(placeOf(name, version)))) return undefined;
    const artefact = await readArtefact(placeOf(name, version));
    known.set(key, artefact);
    return artefact;
  };

  const openIncoming = async (): Promise<string> => {
    await sweep(join(registry, 'incoming'));
    const incoming = join(registry, 'incoming', randomUUID());
    await mkdir(incoming, { recursive: true });
    return incoming;
  };

  /** Undefined when the version is free; else the answer, or the refusal when other bytes stand there. */
  const answerTaken = async (artefact: Artefact): Promise<PublishReply | undefined> => {
    const { name, version } = artefact.descriptor;
    const published = await find(name, version);
    if (!published) return undefined;
    const difference = findDifference(published, artefact);
    if (!difference) return { name, version, outcome: 'already-published' };
    throw refuse(
      'version_taken',
      `${name}@${version} is published with other bytes; the first file that differs is ${difference}. Give the new build another version.`,
      name,
    );
  };

  const moveIn = async (incoming: string, artefact: Artefact): Promise<PublishReply> => {
    const { name, version } = artefact.descriptor;
    const place = placeOf(name, version);
    await syncTree(incoming);
    await mkdir(dirname(place), { recursive: true });
    try {
      await rename(incoming, place);
    } catch (error) {
      // Another process published this version a moment ago.
      if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST' && codeOf(error) !== 'EPERM') throw error;
      const answer = await answerTaken(artefact);
      if (!answer) throw error;
      return answer;
    }
    await syncFolder(dirname(place));
    return { name, version, outcome: 'published' };
  };

  const publishIncoming = async (incoming: string): Promise<PublishReply> => {
    const artefact = await verifyArtefact(incoming);
    return (await answerTaken(artefact)) ?? (await moveIn(incoming, artefact));
  };
  const discardIncoming = (incoming: string) => rm(incoming, { recursive: true, force: true });

  return {
    folder,
    openIncoming,
    publishIncoming,
    discardIncoming,
    find,
    publish: async (built) => {
      const answer = await answerTaken(await verifyArtefact(built));
      if (answer) return answer;
      const incoming = await openIncoming();
      try {
        await inParallel(await listFiles(built), async (path) => {
          await mkdir(dirname(join(incoming, path)), { recursive: true });
          await copyFile(join(built, path), join(incoming, path));
        });
        return await publishIncoming(incoming);
      } finally {
        await discardIncoming(incoming);
      }
    },
    listNames: async () => (await namesIn(folder)).filter((name) => remoteName.safeParse(name).success),
    listVersions: async (name) => {
      const versions = (await namesIn(join(folder, name))).filter((version) => semver.safeParse(version).success);
      const dated = await Promise.all(
        versions.map(async (version) => ({ version, publishedAt: (await stat(placeOf(name, version))).mtime })),
      );
      return dated.sort((a, b) => compare(b.version, a.version) || +b.publishedAt - +a.publishedAt);
    },
  };
}

/** What was left behind by a process that was killed while it published. */
async function sweep(incoming: string): Promise<void> {
  for (const name of await namesIn(incoming)) {
    const { mtimeMs } = await stat(join(incoming, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > DAY_MS) await rm(join(incoming, name), { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pathsOf = (wanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(wanted).map((entry) => join(entry.parentPath, entry.name));
  await inParallel(
    pathsOf((entry) => entry.isFile()),
    syncFile,
  );
  await inParallel([...pathsOf((entry) => entry.isDirectory()), folder], syncFolder);
}
