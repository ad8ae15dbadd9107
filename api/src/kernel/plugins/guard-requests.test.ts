import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { MOST_BODY_BYTES } from '@stoa/shared/contract/kernel/body-limit.ts';
import { API_PREFIX } from '@stoa/shared/contract/kernel/routes.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { addressOf } from './endpoints.ts';

let it: TestApp;
let port: number;
beforeAll(async () => {
  it = await buildTestApp();
  await it.app.listen({ port: 0, host: '127.0.0.1' });
  port = (it.app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  it.app.server.closeAllConnections();
  await it.close();
});

/** All that comes back on one connection until the other side ends it. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });

const login = (headers: string): string =>
  `POST ${addressOf('login').url} HTTP/1.1\r\nHost: stoa.example\r\nX-Requested-With: XMLHttpRequest\r\n` +
  `Content-Type: application/json\r\n${headers}\r\n`;

test.each([
  ['with its length', `Content-Length: ${MOST_BODY_BYTES + 1}\r\n`, 'x'.repeat(MOST_BODY_BYTES + 1)],
  [
    'in chunks',
    'Transfer-Encoding: chunked\r\n',
    `${(2 * MOST_BODY_BYTES).toString(16)}\r\n${'x'.repeat(2 * MOST_BODY_BYTES)}\r\n0\r\n\r\n`,
  ],
])('a body over the limit %s is refused with the limit, and the connection ends', async (_, headers, body) => {
  const answer = await exchange(login(headers) + body);
  expect(answer).toMatch(/^HTTP\/1\.1 422 .*connection: close/is);
  expect(answer).toContain('1,048,576');
});

test('who asks whether to send too much is told no, and may else go on', async () => {
  const refused = await exchange(login(`Content-Length: ${MOST_BODY_BYTES + 1}\r\nExpect: 100-continue\r\n`));
  expect(refused).toMatch(/^HTTP\/1\.1 422 /);
  const allowed = await exchange(`${login('Content-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n')}{}`);
  expect(allowed).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 422 /);
});

test.each(['Host: a b"<>', 'Host: stoa.example\r\nX-Forwarded-Proto: javascript\r\nX-Forwarded-For: nobody, "'])(
  'a lie about where a request comes from is no fault of ours: %j',
  async (headers) => {
    const answer = await exchange(`GET ${API_PREFIX}/skills HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 (200|404|422) /);
  },
);
