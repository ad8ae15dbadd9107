import { type FSWatcher, watch } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const lookEvery = 1000;
/** File systems count time in steps of up to 2 s: a folder that changed just now may change again unseen. */
const coarseness = 2000;

/**
 * Calls back when a file appears in a folder or below it, is replaced or goes. Network drives and containers lose the
 * system's notices, so the folders' times are looked at every second as well; every change of a name changes those.
 */
export function watchFolder(top: string, onChange: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const times = new Map<string, number>();
  let stopped = false;
  let told: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;

  const tell = () => {
    told ??= setTimeout(() => {
      told = undefined;
      if (!stopped) onChange();
    }, 5).unref();
  };

  const forget = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
    if (times.delete(folder)) tell();
  };

  const listen = (folder: string) => {
    if (watchers.has(folder) || stopped) return;
    try {
      const watcher = watch(folder, { persistent: false }, () => {
        tell();
        void look(folder);
      });
      watchers.set(
        folder,
        watcher.once('error', () => watchers.delete(folder)),
      );
    } catch {
      // No notices for this folder: it is missing, or the system has none left to give. The look every second remains.
    }
  };

  /** `tellsOfChange` is false at the very first look. */
  const look = async (folder: string, tellsOfChange = true): Promise<void> => {
    try {
      const { mtimeMs } = await stat(folder);
      if (times.get(folder) !== mtimeMs) {
        if (tellsOfChange) tell();
        listen(folder);
        times.set(folder, Date.now() - mtimeMs > coarseness ? mtimeMs : 0);
        for (const entry of await readdir(folder, { withFileTypes: true })) {
          const inner = join(folder, entry.name);
          if (entry.isDirectory() && !entry.name.startsWith('~') && !times.has(inner)) await look(inner, tellsOfChange);
        }
      }
    } catch {
      forget(folder);
    }
  };

  const lookAtAll = async (): Promise<void> => {
    for (const folder of new Set([top, ...times.keys()])) await look(folder);
    if (!stopped) next = setTimeout(() => void lookAtAll(), lookEvery).unref();
  };

  listen(top);
  void look(top, false).then(lookAtAll);
  return () => {
    stopped = true;
    clearTimeout(told);
    clearTimeout(next);
    for (const watcher of watchers.values()) watcher.close();
  };
}
