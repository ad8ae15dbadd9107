import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A moment on the line: a call goes out that way, or its answer comes back. */
export interface Moment {
  direction: 'call' | 'answer';
  method: string;
  /** Of its path. */
  path: RegExp;
}

/** A line between two programs at which a test listens, and which it cuts. */
export interface TappedLine {
  url: string;
  /** The next time that this comes by, `then` is done and what came goes no further. Resolves when it is done. */
  cutAt(moment: Moment, then: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export async function tapLine(target: string): Promise<TappedLine> {
  let cut: { moment: Moment; then: () => Promise<void>; done: () => void } | undefined;
  const isCut = async (direction: Moment['direction'], { method, url }: IncomingMessage): Promise<boolean> => {
    if (cut === undefined) return false;
    const { moment, then, done } = cut;
    if (moment.direction !== direction || moment.method !== method || !moment.path.test(url ?? '')) return false;
    cut = undefined;
    await then();
    done();
    return true;
  };
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    if (await isCut('call', request)) return void request.socket.destroy();
    const { method = 'GET' } = request;
    const reply = await fetch(`${target}${request.url}`, {
      method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const answer = Buffer.from(await reply.arrayBuffer());
    if (await isCut('answer', request)) return void request.socket.destroy();
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'application/json' });
    response.end(answer);
  };
  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAt: (moment, then) =>
      new Promise<void>((resolve, reject) => {
        const act = () => then().catch((error: unknown) => reject(error as Error));
        cut = { moment, then: act, done: resolve };
      }),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Those that speak of the call, not of the connection. */
const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value !== 'string' || ['host', 'connection', 'content-length', 'transfer-encoding'].includes(name)
        ? []
        : [[name, value]],
    ),
  );
