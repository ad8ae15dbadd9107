import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
  constructor(folder: string) {
    super(`The database in ${folder} is in use by another Stoa process. Stop it, or set STOA_DATA_DIR.`);
  }
}

/**
 * Keeps a second process out of a PGlite folder, which two writers would destroy. The lock is a
 * listening socket: the system takes it away with its process, so a killed one leaves nothing held.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `stoa-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)}`;
  const address = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
  if (await answers(address)) {
    throw new FolderInUseError(folder);
  }
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = await listen(address);
  return () => new Promise((done) => server.close(() => done()));
}

function answers(address: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function listen(address: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', fail);
    server.listen(address, () => {
      server.unref();
      done(server);
    });
  });
}
