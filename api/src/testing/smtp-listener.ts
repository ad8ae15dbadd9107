import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How a mail server treats whoever comes. */
export type SmtpMood =
  | 'takes'
  /** Refuses for now, as a server does that has too much to do. */
  | 'busy'
  /** Has no such mailbox. */
  | 'unknown-address'
  /** Takes the connection and says nothing. */
  | 'hangs';

export interface ReceivedMail {
  from: string;
  to: string;
  /** Header and body, as they came over the line. */
  data: string;
}

export interface SmtpListener {
  url: string;
  received: ReceivedMail[];
  mood: SmtpMood;
  /** Connections since it began. */
  connections: number;
  close: () => Promise<void>;
  /** Listens again, on the same port. */
  reopen: () => Promise<void>;
}

/** A mail server on the loopback that speaks as much of RFC 5321 as one sender needs. */
export async function startSmtpListener(): Promise<SmtpListener> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    listener.connections += 1;
    if (listener.mood !== 'hangs') converse(socket, listener);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const listener: SmtpListener = {
    url: `smtp://127.0.0.1:${port}`,
    received: [],
    mood: 'takes',
    connections: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    reopen: () => listen(port),
  };
  return listener;
}

function converse(socket: Socket, listener: SmtpListener): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: ReceivedMail = { from: '', to: '', data: '' };
  let isData = false;
  let pending = '';

  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250 listener'),
    MAIL: (line) => {
      mail = { from: addressIn(line), to: '', data: '' };
      say(listener.mood === 'busy' ? '451 4.3.2 Come back later' : '250 OK');
    },
    RCPT: (line) => {
      mail.to = addressIn(line);
      say(listener.mood === 'unknown-address' ? '550 5.1.1 No such mailbox' : '250 OK');
    },
    DATA: () => {
      isData = true;
      say('354 Go on');
    },
    QUIT: () => {
      say('221 Bye');
      socket.end();
    },
  };

  const take = (line: string) => {
    if (!isData) (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('502 Not known here')))(line);
    else if (line === '.') {
      isData = false;
      listener.received.push(mail);
      say('250 Taken');
    } else mail.data += `${line.replace(/^\./, '')}\r\n`;
  };

  socket.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (pending + chunk).split('\r\n');
    pending = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
  say('220 listener');
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';
