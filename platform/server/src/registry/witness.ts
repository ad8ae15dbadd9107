import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { keyFolderOf, makeKeyFolder } from '../signing/key-folder.ts';
import { createOnce, isMissing } from '../storage/durable-files.ts';

/**
 * Remembers how far the registry had come: of each place (a channel, a signed record) the highest count that this machine
 * has seen. A signature says that something was true once; only memory can say that it is not any more.
 */
export interface Witness {
  /** 0: never seen. */
  seen(place: string): number;
  /**
   * Never throws: what cannot be written down is remembered while the process lives. `content` is what stood there, for
   * when the storage has it no more.
   */
  note(place: string, count: number, content?: string): Promise<void>;
  /** What stood there at the highest count; undefined where it was not given or cannot be read. */
  contentOf(place: string): Promise<string | undefined>;
  /** Everything that is remembered. */
  all(): ReadonlyMap<string, number>;
  /** For an operator who has put an older state back on purpose. */
  forget(): Promise<void>;
}

/** Remembers while the process lives. */
export function passingWitness(): Witness {
  const counts = new Map<string, number>();
  return {
    seen: (place) => counts.get(place) ?? 0,
    note: async (place, count) => void counts.set(place, Math.max(count, counts.get(place) ?? 0)),
    // Who still runs has in memory what it served.
    contentOf: async () => undefined,
    all: () => counts,
    forget: async () => counts.clear(),
  };
}

/**
 * Beside the keys, where whoever can write to the storage cannot: one file for each place, named after it and its count,
 * with what stood there. A new count is a new file, made before the old one goes; so of many processes none can take back
 * what another has seen, and one that is killed loses nothing. `storage` is what the registry lies in: another one is
 * another memory.
 */
export async function openWitness(dataDir: string, storage: string): Promise<Witness> {
  const id = createHash('sha256').update(storage).digest('hex').slice(0, 16);
  const folder = join(keyFolderOf(dataDir), 'seen', id);
  const counts = await readCounts(folder);
  let hasWarned = false;
  const warn = (error: unknown): void => {
    if (hasWarned) return;
    hasWarned = true;
    process.emitWarning(
      `${folder} cannot be written: after a restart, older releases would be believed. ${String(error)}`,
    );
  };
  const write = async (place: string, { count, before, content }: Noted): Promise<void> => {
    await makeKeyFolder(dataDir);
    await createOnce(join(folder, nameOf(place, count)), content, 0o600);
    if (before > 0) await rm(join(folder, nameOf(place, before)), { force: true });
  };
  return {
    seen: (place) => counts.get(place) ?? 0,
    note: async (place, count, content = '') => {
      const before = counts.get(place) ?? 0;
      if (count <= before) return;
      counts.set(place, count);
      await write(place, { count, before, content }).catch(warn);
    },
    contentOf: async (place) => {
      const file = join(folder, nameOf(place, counts.get(place) ?? 0));
      // Unreadable is as good as never written: whoever asks has a fault to tell of already.
      const content = await readFile(file, 'utf8').catch(() => '');
      return content === '' ? undefined : content;
    },
    all: () => counts,
    forget: async () => {
      counts.clear();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Noted {
  count: number;
  before: number;
  content: string;
}

/** Records that end within a day, whatever was decided of them; after that an old state of them is worth nothing. */
export const isPassing = (place: string): boolean => /^(proposals|overrides)\//.test(place);
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000;

const nameOf = (place: string, count: number): string => `${encodeURIComponent(place)}@${count}`;

async function readCounts(folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const [, place, count] = /^([^@]+)@(\d+)$/.exec(name) ?? [];
    if (!place || !count) continue;
    const decoded = decodeURIComponent(place);
    if (isPassing(decoded) && (await isOlderThan(join(folder, name), FORGOTTEN_AFTER_MS))) {
      await rm(join(folder, name), { force: true }).catch(() => undefined);
      continue;
    }
    counts.set(decoded, Math.max(Number(count), counts.get(decoded) ?? 0));
  }
  return counts;
}

const isOlderThan = async (file: string, ms: number): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > ms;
};
