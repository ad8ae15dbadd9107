import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** How slowly a body may come: it may fall behind the rate by the patience, and no further. */
export interface Pace {
  patienceMs: number;
  bytesPerSecond: number;
}

/** Of calls: what fits a form is there long before; a large one over the slowest mobile line, too. */
export const callPace: Pace = { patienceMs: 20_000, bytesPerSecond: 1_024 };
/** Of uploads, which may take hours: a phone that changes its network has a minute for that. */
export const uploadPace: Pace = { patienceMs: 60_000, bytesPerSecond: 1_024 };

/** A body that stopped coming, or comes by the drop. Fastify answers with its status. */
export class BodyTooSlow extends Error {
  override name = 'BodyTooSlow';
  statusCode = 408;
  constructor() {
    super('The body of this request came too slowly. Send it again over a better connection.');
  }
}

const LOOK_MS = 250;

/**
 * The same body, as long as it keeps the pace; then an error in its place. Time in which nobody takes what has come does
 * not count. The request itself stays whole, so that it can still be answered.
 */
export function pacedBody(source: Readable, pace: Pace): Readable {
  const body = new PassThrough();
  // A request may be answered before anyone reads its body; then nobody listens, which must not end the process.
  body.on('error', () => undefined);
  let bytes = 0;
  source.on('data', (chunk: Buffer | string) => (bytes += Buffer.byteLength(chunk)));
  const stop = watchPace(pace, {
    bytes: () => bytes,
    isHeldUp: () => body.writableNeedDrain,
    onSlow: () => body.destroy(new BodyTooSlow()),
  });
  source.once('end', stop);
  body.once('close', stop);
  source.once('error', (error) => body.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded) body.destroy(new Error('The caller went away.'));
  });
  source.pipe(body);
  return body;
}

/** For a request that somebody else reads: it is cut off when its body does not keep the pace. */
export function cutSlowBody(request: IncomingMessage, pace: Pace): void {
  const before = request.socket.bytesRead;
  const stop = watchPace(pace, {
    bytes: () => request.socket.bytesRead - before,
    isHeldUp: () => request.complete || request.readableLength > 0,
    onSlow: () => request.destroy(),
  });
  request.once('close', stop);
}

interface Coming {
  /** So far. */
  bytes(): number;
  /** The sender is not to blame: what has come waits to be taken. */
  isHeldUp(): boolean;
  onSlow(): void;
}

/** Looks after a body until it is stopped. */
function watchPace({ patienceMs, bytesPerSecond }: Pace, { bytes, isHeldUp, onSlow }: Coming): () => void {
  let patience = patienceMs;
  let last = { at: performance.now(), bytes: bytes() };
  const watch = setInterval(() => {
    const now = { at: performance.now(), bytes: bytes() };
    const earned = ((now.bytes - last.bytes) / bytesPerSecond) * 1000;
    patience = Math.min(patienceMs, patience + earned - (isHeldUp() ? 0 : now.at - last.at));
    last = now;
    if (patience >= 0) return;
    clearInterval(watch);
    onSlow();
  }, LOOK_MS).unref();
  return () => clearInterval(watch);
}
