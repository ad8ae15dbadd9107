import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const busy = 5;
const patience = 10_000;

/**
 * One holder at a time among all processes on a machine that share the file. The operating system ends the hold with its
 * process, however that ends: nothing is ever left to clean up. SQLite is here only as Node's way to such locks.
 */
export function openFolderLock(path: string): <T>(act: () => T) => Promise<T> {
  let file: { database: DatabaseSync; inode: number } | undefined;

  /** A backup that was put back has a file of its own here: two files would be two locks. */
  const database = (): DatabaseSync => {
    if (file && statSync(path, { throwIfNoEntry: false })?.ino !== file.inode) {
      file.database.close();
      file = undefined;
    }
    if (!file) {
      const opened = new DatabaseSync(path, { timeout: 0 });
      file = { database: opened, inode: statSync(path).ino };
    }
    return file.database;
  };

  return async (act) => {
    const deadline = Date.now() + patience;
    let held = database();
    while (!take(held)) {
      if (Date.now() > deadline) throw new Error(`another process has held ${path} for ${patience / 1000} s`);
      await sleep(1 + Math.random() * 8);
      held = database();
    }
    // Nothing is awaited while the lock is held, so that a busy event loop does not keep others waiting.
    try {
      return act();
    } finally {
      held.exec('ROLLBACK');
    }
  };
}

function take(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
