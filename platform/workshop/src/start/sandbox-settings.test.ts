import { expect, test } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { findPort, sandboxSettings } from './sandbox-settings.ts';
import { readSettings } from './settings.ts';

const places = { siteUrl: 'http://localhost:9000', apiUrl: 'http://127.0.0.1:9001', port: 9002 };

test('all three processes are told the same of the sandbox, which has another host name than the site', () => {
  const given = sandboxSettings(places, { STOA_FRAME_ORIGINS: 'https://films.example' });
  expect(given).toMatchObject({
    STOA_GATEWAY: 'sandbox',
    STOA_SANDBOX_PORT: '9002',
    STOA_SANDBOX_URL: 'http://127.0.0.1:9002',
    STOA_SANDBOX_PUBLIC_URL: 'http://127.0.0.1:9002',
    STOA_SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9001/api/v1.3.0/payments/events/sandbox',
    STOA_FRAME_ORIGINS: 'https://films.example,http://127.0.0.1:9002',
  });
  expect(sandboxSettings({ ...places, siteUrl: 'http://127.0.0.1:9000' }, {})).toMatchObject({
    STOA_SANDBOX_PUBLIC_URL: 'http://localhost:9002',
    STOA_FRAME_ORIGINS: 'http://localhost:9002',
  });
});

test('secrets are made anew at each start, and kept where they are given', () => {
  const [one, other] = [sandboxSettings(places, {}), sandboxSettings(places, {})];
  for (const name of ['STOA_SANDBOX_SECRET', 'STOA_SANDBOX_WEBHOOK_SECRET'] as const) {
    expect(one[name]).toMatch(/^.{32,}$/);
    expect(one[name]).not.toBe(other[name]);
    expect(sandboxSettings(places, { [name]: 'g'.repeat(32) })[name]).toBe('g'.repeat(32));
  }
  expect(one.STOA_SANDBOX_SECRET).not.toBe(one.STOA_SANDBOX_WEBHOOK_SECRET);
});

test('browsers may be sent elsewhere, and that is what is framed', () => {
  expect(sandboxSettings(places, { STOA_SANDBOX_PUBLIC_URL: 'https://cards.example/' })).toMatchObject({
    STOA_SANDBOX_PUBLIC_URL: 'https://cards.example/',
    STOA_FRAME_ORIGINS: 'https://cards.example',
  });
});

test('a demonstration is paid in the sandbox, another site only where that was asked for', () => {
  expect(readSettings({}).STOA_GATEWAY).toBe('sandbox');
  expect(readSettings({ STOA_DEMO: '0' }).STOA_GATEWAY).toBe('none');
  expect(readSettings({ STOA_DEMO: '0', STOA_GATEWAY: 'sandbox' }).STOA_GATEWAY).toBe('sandbox');
  for (const other of ['none', 'stripe', 'paystack']) {
    expect(readSettings({ STOA_GATEWAY: other }).STOA_GATEWAY).toBe(other);
  }
  expect(() => readSettings({ STOA_GATEWAY: 'gold' })).toThrow(
    'STOA_GATEWAY: must be none, sandbox, stripe or paystack',
  );
});

test('the ports that are named differ', () => {
  expect(() => readSettings({ PORT: '9000', STOA_SANDBOX_PORT: '9000' })).toThrow(
    'PORT and STOA_SANDBOX_PORT are both 9000; give each its own.',
  );
  expect(() => readSettings({ API_PORT: '9000', STOA_SANDBOX_PORT: '9000' })).toThrow('API_PORT and STOA_SANDBOX_PORT');
});

test('without a name the sandbox takes the next free port beside the others', async () => {
  const server = await new Promise<Server>((resolve) => {
    const one = createServer().listen(0, '127.0.0.1', () => resolve(one));
  });
  const { port: taken } = server.address() as AddressInfo;
  const found = await findPort({ PORT: taken - 1, API_PORT: taken - 2 });
  expect(found).toBeGreaterThan(taken);
  await new Promise((resolve) => server.close(resolve));
});
