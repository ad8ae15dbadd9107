import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Change } from './rows.ts';

export interface Journal {
  /** Written and on the disk once this resolves. */
  append(change: Change): Promise<void>;
  close(): Promise<void>;
}

/**
 * One change a line. The last line may have been cut off by a death in the midst of writing: nobody was told of that
 * change, so it is left out. @throws when any other line cannot be read
 */
export async function readJournal(path: string): Promise<Change[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const whole = text.split('\n').slice(0, -1);
  return whole.map((line, at) => {
    try {
      return JSON.parse(line) as Change;
    } catch (cause) {
      throw new Error(`Line ${at + 1} of ${path} cannot be read. Put the file aside to begin anew.`, { cause });
    }
  });
}

/** Begins the journal anew with these changes in the place of all before: the old one stands until the new one does. */
export async function openJournal(path: string, start: readonly Change[]): Promise<Journal> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  await file.writeFile(start.map(lineOf).join(''));
  await file.datasync();
  await rename(beside, path);
  let failure: unknown;
  return {
    async append(change) {
      // After a line that may stand there in part nothing is written: a restart cuts it off.
      if (failure) throw failure;
      try {
        await file.appendFile(lineOf(change));
        await file.datasync();
      } catch (error) {
        failure = error;
        throw error;
      }
    },
    close: () => file.close(),
  };
}

const lineOf = (change: Change): string => `${JSON.stringify(change)}\n`;
