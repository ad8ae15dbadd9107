import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Two products on one data folder would harm each other's database. The holder listens on a socket named after the
 * folder: unlike a file with a process number, it can't outlive a killed holder.
 * @throws when another product holds the folder.
 */
export async function holdDataFolder(folder: string): Promise<void> {
  const name = `stoa-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await isHeld(address)) {
    throw new Error(`Stoa already runs on ${folder}. End it, or set STOA_DATA_DIR to another folder.`);
  }
  if (process.platform !== 'win32') rmSync(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    const holder = createServer((socket) => socket.end()).once('error', reject);
    holder.listen(address, resolve);
    holder.unref();
  });
}

function isHeld(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
