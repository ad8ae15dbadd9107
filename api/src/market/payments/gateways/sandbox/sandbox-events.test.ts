import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSandbox, type TestSandbox } from '../../../../testing/sandbox.ts';
import type { Gateway } from '../gateway.ts';
import { makeSandboxGateway } from './sandbox-gateway.ts';

interface Call {
  headers: IncomingHttpHeaders;
  body: Buffer;
}
let sandbox: TestSandbox;
let gateway: Gateway;
let site: Server;
let calls: Call[];
let answer: (call: Call) => number;
let told: () => void;

beforeEach(async () => {
  calls = [];
  answer = () => 200;
  told = () => undefined;
  site = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const call = { headers: request.headers, body: Buffer.concat(parts) };
      calls.push(call);
      reply.writeHead(answer(call)).end();
      told();
    });
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  sandbox = await startSandbox({ webhookUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}/webhook` });
  gateway = makeSandboxGateway(sandbox.access);
});
afterEach(async () => {
  await sandbox.kill();
  site.closeAllConnections();
  site.close();
});

const pay = async (reference: string): Promise<void> => {
  const outcome = await gateway.start({
    id: randomUUID(),
    reference,
    amountMinor: 100,
    currency: 'USD',
    card: { token: await sandbox.token('4242424242424242'), save: false },
    createdAt: new Date(),
    customerId: 'customer-1',
    email: 'amina@example.org',
    returnUrl: 'http://localhost:8080/payment',
  });
  expect(outcome.kind).toBe('done');
};
const read = ({ body, headers }: Call) => gateway.readEvents(body, headers);
/** Waits until the site was called so often. */
const callsOf = async (count: number): Promise<Call[]> => {
  while (calls.length < count) await new Promise<void>((resolve) => (told = resolve));
  return calls;
};
const events = async () => (await sandbox.look()).events;
const settled = async (state: string): Promise<void> => {
  while ((await events()).some((event) => event.state === 'waiting'));
  expect((await events()).every((event) => event.state === state)).toBe(true);
};

test('a payment is told once, signed; a changed body, another secret or an old hour is refused', async () => {
  await pay('ST-one');
  const [call] = await callsOf(1);
  if (!call) throw new Error('No call.');
  expect(read(call)).toEqual([{ id: expect.stringMatching(/^evt_/), type: 'payment.paid', reference: 'ST-one' }]);
  await settled('delivered');
  expect(calls).toHaveLength(1);

  expect(
    gateway.readEvents(Buffer.from(call.body.toString().replace('ST-one', 'ST-two')), call.headers),
  ).toBeUndefined();
  const another = makeSandboxGateway({ ...sandbox.access, webhookSecret: 'another secret of the same length' });
  expect(another.readEvents(call.body, call.headers)).toBeUndefined();
  expect(gateway.readEvents(call.body, {})).toBeUndefined();
  const old = Math.floor(Date.now() / 1000) - 301;
  const hmac = createHmac('sha256', sandbox.access.webhookSecret).update(`${old}.`).update(call.body).digest('hex');
  expect(gateway.readEvents(call.body, { 'stoa-signature': `t=${old},v1=${hmac}` })).toBeUndefined();
});

test('an event is told until the site takes it, beyond a death of the gateway', async () => {
  answer = () => 503;
  await pay('ST-late');
  await callsOf(1);
  await sandbox.kill();
  answer = () => 200;
  const before = calls.length;
  await sandbox.restart();
  const again = await callsOf(before + 1);
  expect(read(again.at(-1)!)?.[0]).toMatchObject(read(again[0]!)![0]!);
  await settled('delivered');
});

test('a refused event comes again by itself', async () => {
  answer = () => (calls.length < 2 ? 500 : 200);
  await pay('ST-again');
  const [first, second] = await callsOf(2);
  expect(read(second!)).toEqual(read(first!));
  await settled('delivered');
});

test('by its knobs events come twice, late and in any order, or never', async () => {
  await sandbox.turnKnobs({ duplicate: true, shuffle: true, delay_ms: 10 });
  await pay('ST-a');
  await pay('ST-b');
  const all = (await callsOf(4)).map((call) => read(call)?.[0]?.reference).sort();
  expect(all).toEqual(['ST-a', 'ST-a', 'ST-b', 'ST-b']);
  await settled('delivered');

  await sandbox.turnKnobs({ duplicate: false, shuffle: false, delay_ms: 0, drop: true });
  await pay('ST-never');
  while ((await events()).some((event) => event.state === 'waiting'));
  expect((await events()).find(({ reference }) => reference === 'ST-never')?.state).toBe('dropped');
  expect(calls).toHaveLength(4);
});
