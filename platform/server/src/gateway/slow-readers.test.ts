import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { endSlowReaders } from '@stoa/shared/serving/slow-readers.ts';

/** More than the system takes in by itself for someone who does not read. */
const MUCH = Buffer.alloc(32 * 1024 * 1024, 'x');

test('who does not take the answer loses the connection; who only waits for one keeps it', async () => {
  const waiting: ServerResponse[] = [];
  let cut: () => void = () => undefined;
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  const server = createServer((request, response) => {
    if (request.url === '/later') return void waiting.push(response);
    request.socket.once('close', cut);
    response.end(MUCH);
  });
  endSlowReaders(server, { patienceMs: 400, bytesPerSecond: 1_000_000_000 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string): Socket => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
    return socket.on('error', () => undefined);
  };
  const sockets = [ask('/later'), ask('/much').pause()];
  try {
    await isCut;
    const late = new Promise<string>((resolve) => sockets[0]?.once('data', (chunk) => resolve(chunk.toString())));
    waiting[0]?.end('here');
    expect(await late).toContain('here');
    expect(sockets[1]?.bytesRead).toBeLessThan(MUCH.length);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
