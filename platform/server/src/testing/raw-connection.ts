import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface RawConnection {
  socket: Socket;
  write(text: string | Buffer): void;
  /** The next whole answer; undefined when the connection ended before one. Interim answers (1xx) are answers, too. */
  answer(): Promise<RawAnswer | undefined>;
  isOpen(): boolean;
}

/** A connection on which a test writes HTTP by hand, the wrong kinds too. */
export async function openConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let read = Buffer.alloc(0);
  let isEnded = false;
  let wake: () => void = () => undefined;
  const end = () => {
    isEnded = true;
    wake();
  };
  socket.on('data', (chunk) => {
    read = Buffer.concat([read, chunk]);
    wake();
  });
  for (const event of ['end', 'close', 'error']) socket.on(event, end);
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return {
    socket,
    write: (text) => void socket.write(text),
    isOpen: () => !isEnded,
    answer: async () => {
      for (;;) {
        const [answer, length] = parse(read);
        if (answer) {
          read = read.subarray(length);
          return answer;
        }
        if (isEnded) return undefined;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}

function parse(read: Buffer): [RawAnswer, number] | [undefined, 0] {
  const head = read.indexOf('\r\n\r\n');
  if (head < 0) return [undefined, 0];
  const [first = '', ...lines] = read.subarray(0, head).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.split(/:\s*/, 2).map((part) => part.toLowerCase())));
  const start = head + 4;
  const [body, end] =
    headers['transfer-encoding'] === 'chunked' ? chunksFrom(read, start) : lengthFrom(read, start, headers);
  return body === undefined ? [undefined, 0] : [{ status: Number(first.split(' ')[1]), headers, body }, end];
}

type Part = [string, number] | [undefined, 0];

function lengthFrom(read: Buffer, start: number, headers: Record<string, string>): Part {
  const end = start + Number(headers['content-length'] ?? 0);
  return read.length < end ? [undefined, 0] : [read.subarray(start, end).toString(), end];
}

function chunksFrom(read: Buffer, start: number): Part {
  let body = '';
  for (let at = start; ;) {
    const line = read.indexOf('\r\n', at);
    if (line < 0) return [undefined, 0];
    const size = parseInt(read.subarray(at, line).toString(), 16);
    const end = line + 2 + size;
    if (read.length < end + 2) return [undefined, 0];
    if (size === 0) return [body, end + 2];
    body += read.subarray(line + 2, end).toString();
    at = end + 2;
  }
}
