import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { MOST_BODY_BYTES } from '@stoa/shared/contract/kernel/body-limit.ts';
import { problemBody } from '@stoa/shared/contract/kernel/problem.ts';
import { API_PREFIX, STREAMS_PATH, UPLOADS_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { Pace } from '@stoa/shared/serving/paced-body.ts';
import { openConnection, type RawConnection } from '../testing/raw-connection.ts';
import { apiProxy } from './api-proxy.ts';
import { guardRequests } from './guard-requests.ts';

const LOGIN = `${API_PREFIX}/login`;
const HOST = 'Host: stoa.example\r\n';
const NEXT = `GET ${API_PREFIX}/courses HTTP/1.1\r\n${HOST}\r\n`;
const TOO_MUCH = MOST_BODY_BYTES + 500_000;

let app: FastifyInstance;
let port: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let connections: RawConnection[] = [];
const api = createServer((request, response) => answer(request, response));

/** Reads it all, and says how much it was. */
const countBytes = (request: IncomingMessage, response: ServerResponse): void => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.end(JSON.stringify({ bytes, headers: request.headers })));
};

async function open(pace?: Pace): Promise<void> {
  app = fastify({ genReqId: () => '00000000-0000-4000-8000-000000000000', trustProxy: 'loopback' });
  guardRequests(app, pace && (() => pace));
  await app.register(apiProxy, { apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
}

beforeEach(async () => {
  answer = countBytes;
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  for (const { socket } of connections) socket.destroy();
  connections = [];
  app.server.closeAllConnections();
  await app.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const connectTo = async (): Promise<RawConnection> => {
  const connection = await openConnection(port);
  connections.push(connection);
  return connection;
};
const head = (method: string, path: string, headers: Record<string, string | number>): string =>
  `${method} ${path} HTTP/1.1\r\n${HOST}${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

test('300 bodies that never end keep nobody else from the API', async () => {
  await open();
  const slow = await Promise.all(Array.from({ length: 300 }, connectTo));
  for (const one of slow) one.write(`${head('POST', LOGIN, { 'Content-Length': 100 })} `);
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}${LOGIN}`, { method: 'POST', body: '{}' })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(slow.filter((one) => one.isOpen())).toHaveLength(300);
  const held = await new Promise<number>((resolve) => api.getConnections((_, count) => resolve(count)));
  expect(held).toBeLessThanOrEqual(50);
});

test.each([
  ['a call', LOGIN],
  ['an upload', `${UPLOADS_PATH}/x`],
])('the body of %s that stops coming is answered, and the connection closed', async (_, path) => {
  await open({ patienceMs: 300, bytesPerSecond: 1_000_000 });
  const slow = await connectTo();
  slow.write(`${head('PATCH', path, { 'Content-Length': 100 })} `);
  const reply = await slow.answer();
  expect([reply?.status, reply?.headers['connection']]).toEqual([408, 'close']);
  expect(problemBody.parse(JSON.parse(reply?.body ?? ''))).toMatchObject({ code: 'too_slow' });
});

test('a body that keeps the pace may take its time', async () => {
  await open({ patienceMs: 500, bytesPerSecond: 10 });
  const steady = await connectTo();
  const drops = 10;
  steady.write(head('POST', LOGIN, { 'Content-Length': 40 * drops }));
  for (let sent = 0; sent < drops; sent += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    steady.write(' '.repeat(40));
  }
  expect((await steady.answer())?.status).toBe(200);
});

const bodies: [string, (size: number) => { headers: Record<string, string | number>; body: string }][] = [
  ['with its length', (size) => ({ headers: { 'Content-Length': size }, body: ' '.repeat(size) })],
  [
    'in chunks',
    (size) => ({
      headers: { 'Transfer-Encoding': 'chunked' },
      body: `${size.toString(16)}\r\n${' '.repeat(size)}\r\n0\r\n\r\n`,
    }),
  ],
];
describe.each(bodies)('a body %s', (_kind, make) => {
  for (const asksFirst of [false, true]) {
    const how = asksFirst ? 'asked for first, ' : '';
    test(`${how}over the limit, is refused clearly, and the next request is answered`, async () => {
      await open();
      const { headers, body } = make(TOO_MUCH);
      const connection = await connectTo();
      const type = { 'Content-Type': 'application/json', ...(asksFirst && { Expect: '100-continue' }) };
      connection.write(head('POST', LOGIN, { ...headers, ...type }));
      connection.write(body);
      connection.write(NEXT);
      let reply = await connection.answer();
      if (reply?.status === 100) reply = await connection.answer();
      expect([reply?.status, reply?.headers['connection']]).toEqual([422, 'close']);
      const problem = problemBody.parse(JSON.parse(reply?.body ?? ''));
      expect([problem.code, problem.errors?.['body']?.[0]]).toEqual(['invalid', expect.stringContaining('1,048,576')]);
      expect(await connection.answer()).toBeUndefined();
      const next = await connectTo();
      next.write(NEXT);
      expect((await next.answer())?.status).toBe(200);
    });
    test(`${how}within the limit, goes on, and so does its connection`, async () => {
      await open();
      const { headers, body } = make(MOST_BODY_BYTES);
      const connection = await connectTo();
      connection.write(head('POST', LOGIN, { ...headers, ...(asksFirst && { Expect: '100-continue' }) }));
      if (asksFirst) expect((await connection.answer())?.status).toBe(100);
      connection.write(body);
      const reply = await connection.answer();
      expect(JSON.parse(reply?.body ?? '')).toMatchObject({ bytes: MOST_BODY_BYTES });
      connection.write(NEXT);
      expect((await connection.answer())?.status).toBe(200);
    });
  }
});

test('who asks first and announces too much is refused before anything of it comes', async () => {
  await open();
  const connection = await connectTo();
  connection.write(head('POST', LOGIN, { 'Content-Length': TOO_MUCH, Expect: '100-continue' }));
  expect((await connection.answer())?.status).toBe(422);
});

test.each([
  ['POST', LOGIN, ''],
  ['POST', LOGIN, ' '],
  ['POST', LOGIN, 'json'],
  ['PATCH', `${UPLOADS_PATH}/x`, 'bytes'],
])('%s %s with the content type %j is refused, and not because the API is away', async (method, path, type) => {
  await open();
  const connection = await connectTo();
  connection.write(`${head(method, path, { 'Content-Type': type, 'Content-Length': 2 })}{}`);
  const reply = await connection.answer();
  expect(reply?.status).toBe(422);
  expect(problemBody.parse(JSON.parse(reply?.body ?? ''))).toMatchObject({
    code: 'invalid',
    errors: { body: ['Its content type cannot be read.'] },
  });
});

test('an upload streams to the API as it comes, however large, and its early refusal is read', async () => {
  await open();
  const patch = { 'Content-Type': 'application/offset+octet-stream' };
  const first = new Promise<string>((resolve) => {
    answer = (request, response) => {
      request.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      countBytes(request, response);
    };
  });
  const upload = await connectTo();
  upload.write(`${head('PATCH', `${UPLOADS_PATH}/x`, { ...patch, 'Content-Length': 3_000_004 })}abcd`);
  expect(await first).toBe('abcd');
  upload.write('x'.repeat(3_000_000));
  expect((await upload.answer())?.body).toContain('"bytes":3000004');

  answer = (_request, response) => response.writeHead(409, { 'content-length': 2 }).end('no');
  for (let round = 0; round < 10; round += 1) {
    const refused = await connectTo();
    refused.write(head('PATCH', `${UPLOADS_PATH}/x`, { ...patch, 'Content-Length': 8_000_000 }));
    refused.write('x'.repeat(8_000_000));
    expect(await refused.answer()).toMatchObject({ status: 409, body: 'no', headers: { connection: 'close' } });
  }
});

test('a download streams as it comes, and a Range request passes', async () => {
  await open();
  let go: () => void = () => undefined;
  answer = (request, response) => {
    response.writeHead(206, { 'content-range': 'bytes 0-7/8', 'x-range': String(request.headers.range) });
    response.write('half');
    go = () => response.end('rest');
  };
  const reply = await fetch(`http://127.0.0.1:${port}${API_PREFIX}/files/a/b`, { headers: { range: 'bytes=0-7' } });
  expect([reply.status, reply.headers.get('x-range')]).toEqual([206, 'bytes=0-7']);
  const reader = reply.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('half');
  go();
  expect(Buffer.from((await reader.read()).value!).toString()).toBe('rest');
});

test('events come through one by one as they are told, and the API hears when nobody listens any more', async () => {
  await open();
  let tell: (event: string) => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    answer = (request, response) => {
      const lastId = String(request.headers['last-event-id']);
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-last-id': lastId });
      tell = (event) => response.write(event);
      tell('retry: 1000\n\n');
      response.once('close', resolve);
    };
  });
  const leaving = new AbortController();
  const headers = { 'last-event-id': '41', 'accept-encoding': 'gzip, br' };
  const reply = await fetch(`http://127.0.0.1:${port}${STREAMS_PATH}/rooms/1`, { headers, signal: leaving.signal });
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect([reply.headers.get('x-last-id'), reply.headers.get('content-encoding')]).toEqual(['41', null]);
  const reader = reply.body!.getReader();
  const next = async () => Buffer.from((await reader.read()).value!).toString();
  expect(await next()).toBe('retry: 1000\n\n');
  for (const event of ['id: 42\nevent: signal\ndata: {}\n\n', ': still here\n\n']) {
    tell(event);
    expect(await next()).toBe(event);
  }
  leaving.abort();
  await gone;
});

test('as many listen at once as sit in several rooms, and calls and files of that network are answered besides', async () => {
  await open();
  const listening: ServerResponse[] = [];
  answer = (request, response) => {
    if (!request.url?.startsWith(STREAMS_PATH)) return void response.end('{}');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': here\n\n');
    listening.push(response);
  };
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const streams = await Promise.all(Array.from({ length: 150 }, (_, n) => ask(`${STREAMS_PATH}/rooms/${n}`)));
  expect(streams.every(({ ok }) => ok)).toBe(true);
  expect(listening).toHaveLength(150);
  const others = await Promise.all([ask(`${API_PREFIX}/courses`), ask(`${API_PREFIX}/files/a/b`)]);
  expect(others.map(({ status }) => status)).toEqual([200, 200]);
  for (const response of listening) response.end();
  await Promise.all(streams.map((stream) => stream.text()));
});

test('one network cannot take all that the API can do at once; the others and ourselves are answered', async () => {
  await open();
  const stuck: ServerResponse[] = [];
  let begun: () => void = () => undefined;
  answer = (request, response) => {
    if (request.headers['x-forwarded-for'] !== '203.0.113.9') return void response.end('{}');
    stuck.push(response);
    begun();
  };
  const ask = (from: string) =>
    fetch(`http://127.0.0.1:${port}${API_PREFIX}/courses`, { headers: { 'x-forwarded-for': from } });
  const greedy = Array.from({ length: 200 }, () => ask('203.0.113.9'));
  while (stuck.length < 48) await new Promise<void>((resolve) => (begun = resolve));
  expect((await Promise.all([ask('198.51.100.1'), ask('2001:db8::1'), ask('127.0.0.1')])).map((one) => one.ok)).toEqual(
    [true, true, true],
  );
  expect(stuck).toHaveLength(48);
  answer = (_request, response) => response.end('{}');
  for (const response of stuck) response.end('{}');
  expect((await Promise.all(greedy)).every((one) => one.ok)).toBe(true);
});

test('an API that answers 503 is asked once', async () => {
  await open();
  let asked = 0;
  answer = (_request, response) => {
    asked += 1;
    response.writeHead(503, { 'retry-after': '5' }).end('{}');
  };
  expect((await fetch(`http://127.0.0.1:${port}${API_PREFIX}/courses`)).status).toBe(503);
  expect(asked).toBe(1);
});

test.each([
  { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Host': 'a b"<>', 'X-Forwarded-For': 'nobody, 203.0.113.9' },
  { 'X-Forwarded-Proto': 'https,javascript', 'X-Forwarded-Host': 'x/@y', 'X-Forwarded-For': '203.0.113.9:123' },
  { 'X-Forwarded-Proto': '', 'X-Forwarded-Host': '[', 'X-Forwarded-For': '198.51.100.1, ,203.0.113.9' },
])('what no proxy would say is not believed: %j', async (headers) => {
  await open();
  const connection = await connectTo();
  connection.write(head('GET', `${API_PREFIX}/courses`, headers));
  const text = (await connection.answer())?.body;
  expect(text).toMatch(/"x-forwarded-for":"(127\.0\.0\.1|203\.0\.113\.9)"/);
  expect(text).toContain('"x-forwarded-proto":"http"');
  expect(text).toContain('"x-forwarded-host":"stoa.example"');
});

test('a Host that cannot stand in an address is refused', async () => {
  await open();
  const connection = await connectTo();
  connection.write(`GET ${API_PREFIX}/courses HTTP/1.1\r\nHost: a b"<>\r\n\r\n`);
  expect((await connection.answer())?.body).toContain('"errors":{"host":');
});
