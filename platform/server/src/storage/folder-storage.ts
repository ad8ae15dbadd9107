import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, unlinkSync } from 'node:fs';
import { access, link, readFile, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { codeOf, isMissing, makeFolder, syncFolder, writeSynced } from './durable-files.ts';
import { openFolderLock } from './folder-lock.ts';
import { watchFolder } from './folder-watch.ts';
import { checkKey, checkPrefix } from './keys.ts';
import { type ObjectStorage, StorageUnavailable, type StoredKey } from './object-storage.ts';

const day = 86_400_000;

/**
 * Objects as plain files below a folder, for any number of processes on one machine; any tool may read or back it up. No
 * key can begin with `~`, so names that do are the storage's own. The file system must have hard links.
 */
export function openFolderStorage(folder: string): ObjectStorage {
  const root = resolve(folder);
  const description = `folder ${root}`;
  const marker = join(root, '~storage');
  const temporaryFolder = join(root, '~tmp');
  const lock = openFolderLock(join(root, '~lock'));
  let opened: Promise<void> | undefined;
  let sweptAt = 0;

  const open = async (): Promise<void> => {
    try {
      await access(marker);
    } catch {
      await makeFolder(temporaryFolder);
      await writeSynced(marker, 'Objects of Stoa, layout 1\n').catch((error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
      await syncFolder(root);
    }
  };

  const reach = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      opened ??= open();
      await opened.catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return await act();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StorageUnavailable(`The ${description} cannot be used: ${reason}`, { cause: error });
    }
  };

  const pathOf = (key: string) => join(root, key);

  /** A drive that is no longer mounted looks like an empty folder, and must not be taken for one. */
  const absent = async (): Promise<undefined> => void (await access(marker));

  const sweep = async (): Promise<void> => {
    for (const name of await readdir(temporaryFolder)) {
      const path = join(temporaryFolder, name);
      if (Date.now() - (await stat(path)).mtimeMs > day) await rm(path, { force: true });
    }
  };

  /** Gives the act a synced file with this content, outside of all prefixes, and takes it away afterwards. */
  const withTemporary = async (content: Uint8Array, act: (path: string) => Promise<boolean>): Promise<boolean> => {
    if (Date.now() - sweptAt > day) {
      sweptAt = Date.now();
      // Another process may sweep at the same time; what one misses the next finds.
      await sweep().catch(() => undefined);
    }
    await access(marker);
    await makeFolder(temporaryFolder);
    const path = join(temporaryFolder, randomUUID());
    try {
      await writeSynced(path, content);
      return await act(path);
    } finally {
      await rm(path, { force: true });
    }
  };

  return {
    description,

    read: (key) => {
      checkKey(key);
      return reach(async () => {
        try {
          const content = await readFile(pathOf(key));
          return { content, tag: tagOf(content) };
        } catch (error) {
          if (isMissing(error)) return absent();
          throw error;
        }
      });
    },

    create: (key, content) => {
      checkKey(key);
      return reach(() =>
        withTemporary(content, async (temporary) => {
          const path = pathOf(key);
          await makeFolder(dirname(path));
          try {
            await link(temporary, path);
          } catch (error) {
            if (codeOf(error) === 'EEXIST') return false;
            throw error;
          }
          await syncFolder(dirname(path));
          return true;
        }),
      );
    },

    // Compare and rename are two steps. A lock that the operating system ends with its holder makes them one: it needs no
    // cleaning, and unlike numbered generations it leaves one plain file a key, nothing to prune and no number to reuse.
    replace: (key, content, tag) => {
      checkKey(key);
      return reach(() =>
        withTemporary(content, async (temporary) => {
          const path = pathOf(key);
          const isReplaced = await lock(() => {
            const before = findFile(path);
            if (!before || tagOf(before) !== tag) return false;
            renameSync(temporary, path);
            return true;
          });
          if (isReplaced) await syncFolder(dirname(path));
          return isReplaced;
        }),
      );
    },

    remove: (key) => {
      checkKey(key);
      return reach(async () => {
        const path = pathOf(key);
        const isRemoved = await lock(() => {
          try {
            unlinkSync(path);
            return true;
          } catch (error) {
            return unlessMissing(error);
          }
        });
        if (isRemoved) await syncFolder(dirname(path));
        else await absent();
      });
    },

    list: (prefix) => {
      checkPrefix(prefix);
      return list(prefix);
    },

    watch: (prefix, onChange) => {
      checkPrefix(prefix);
      const path = pathOf(prefix);
      try {
        mkdirSync(path, { recursive: true });
      } catch {
        // A folder that only others may write is watched from the moment they make it.
      }
      return watchFolder(path, onChange);
    },
  };

  async function* list(prefix: string): AsyncGenerator<StoredKey> {
    const folders = [prefix];
    await reach(absent);
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
      const path = pathOf(folder);
      const entries = await reach(() => readdir(path, { withFileTypes: true }).catch(unlessMissing));
      for (const entry of entries ?? []) {
        const key = folder + entry.name;
        if (entry.name.startsWith('~')) continue;
        if (entry.isDirectory()) folders.push(`${key}/`);
        const found = entry.isFile() ? await reach(() => stat(pathOf(key)).catch(unlessMissing)) : undefined;
        if (found) yield { key, bytes: found.size, changedAt: found.mtime, listedAt: new Date() };
      }
    }
  }
}

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

function findFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    return unlessMissing(error);
  }
}

function unlessMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
