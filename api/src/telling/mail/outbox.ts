import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where mails go without a mail server: a folder with one file a mail, which mail programs open. */
export interface Outbox {
  write: (id: string, eml: Buffer) => Promise<void>;
  /** Undefined when the file is not there. */
  read: (id: string) => Promise<Buffer | undefined>;
  remove: (ids: readonly string[]) => Promise<void>;
}

export function openOutbox(dataDir: string): Outbox {
  const folder = join(dataDir, 'outbox');
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  return {
    // Under its name it is whole or not there.
    async write(id, eml) {
      await mkdir(folder, { recursive: true });
      const aside = join(folder, `.${id}.${process.pid}`);
      await writeFile(aside, eml);
      await rename(aside, fileOf(id));
    },
    read: (id) => readFile(fileOf(id)).catch(absent),
    async remove(ids) {
      for (const id of ids) await rm(fileOf(id), { force: true });
    },
  };
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
