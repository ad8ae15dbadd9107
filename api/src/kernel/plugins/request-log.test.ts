import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { loggedLines } from '../../testing/logged-lines.ts';
import { requestLog } from './request-log.ts';

test.each([
  ['/payments?search=4242424242424242&page=2', '/payments'],
  ['/coupons/4242424242424242', '/coupons/…'],
  ['/courses/0190f7a3-1111-7222-8333-123456789012', '/courses/0190f7a3-1111-7222-8333-123456789012'],
])('of %s the log keeps %s', async (url, kept) => {
  const { stream, lines } = loggedLines();
  const app = Fastify({ logger: { ...requestLog, stream } });
  await app.inject({ url, headers: { authorization: 'Bearer secret', cookie: 'token=secret' } });
  await app.close();
  expect(lines.flatMap(({ req }) => req ?? [])).toEqual([expect.objectContaining({ method: 'GET', url: kept })]);
  expect(JSON.stringify(lines)).not.toContain('secret');
});
