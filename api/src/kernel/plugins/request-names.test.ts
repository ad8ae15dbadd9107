import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loggedLines } from '../../testing/logged-lines.ts';
import { requestNames } from './request-names.ts';

const linesOf = async (headers: Record<string, string>): Promise<Record<string, unknown>[]> => {
  const { stream, lines } = loggedLines();
  const app = Fastify({ logger: { stream }, ...requestNames });
  app.get('/', async () => 'ok');
  await app.inject({ url: '/', headers });
  await app.close();
  return lines.filter((line) => 'reqId' in line);
};

test('each line of the log names the request as the gateway does, and the versions of the page that asked', async () => {
  const id = '4f2c1c7e-3b1a-4c1d-9a53-0c1f2d3e4a5b';
  const lines = await linesOf({ 'x-request-id': id, 'x-release-set': 'rsabcdefghij2345' });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatchObject({ reqId: id, release_set: 'rsabcdefghij2345' });
});

test('what cannot be such a name does not reach the log', async () => {
  for (const line of await linesOf({ 'x-request-id': 'x\ny', 'x-release-set': '{"level":60}' })) {
    expect(line['reqId']).toMatch(/^[0-9a-f-]{36}$/);
    expect(line).not.toHaveProperty('release_set');
  }
});
