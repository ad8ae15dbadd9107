import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How slowly an answer may be taken: something of it within the patience, and what waits to be taken at this rate. */
interface ReaderPace {
  patienceMs: number;
  bytesPerSecond: number;
}

/** A video that is paused takes nothing; browsers ask for the rest of it when it goes on. */
const readerPace: ReaderPace = { patienceMs: 120_000, bytesPerSecond: 1_024 };

interface Taken {
  bytes: number;
  at: number;
}

/** Ends connections whose other side does not take what it asked for. */
export function endSlowReaders(server: Server, { patienceMs, bytesPerSecond }: ReaderPace = readerPace): void {
  const sockets = new Map<Socket, Taken>();
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, { bytes: 0, at: performance.now() });
    socket.once('close', () => sockets.delete(socket));
  });
  const watch = setInterval(() => {
    const now = performance.now();
    for (const [socket, taken] of sockets) {
      const bytes = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || bytes !== taken.bytes) sockets.set(socket, { bytes, at: now });
      else if (now - taken.at > patienceMs + (socket.writableLength / bytesPerSecond) * 1000) socket.destroy();
    }
  }, patienceMs / 10).unref();
  server.once('close', () => clearInterval(watch));
}
