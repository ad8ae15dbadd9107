import type { IncomingMessage } from 'node:http';

const LONGEST_MS = 10_000;

/** Whether a body was announced. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * For a request that may be answered before its body has come. Closing a connection into which somebody still writes makes
 * the system throw away what was sent last: the answer. So our side is closed, the rest of the body is taken in and thrown
 * away, and the connection ends when the caller has read the answer, or after ten seconds.
 */
export function lingerWhenAnsweredEarly(request: IncomingMessage): void {
  const { socket } = request;
  if (!hasBody(request) || typeof socket?.destroySoon !== 'function') return;
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return destroySoon();
    request.resume();
    socket.end();
    const end = setTimeout(() => socket.destroy(), LONGEST_MS).unref();
    socket.once('close', () => clearTimeout(end));
  };
}
