import { expect, test } from '@jest/globals';
import { API_PREFIX, routes } from '../contract/kernel/routes.ts';
import { createSampleApi } from './sample-api.ts';

const api = createSampleApi('http://localhost:8199');
const ask = (path: string, init?: RequestInit) => api(`http://localhost:8199${API_PREFIX}/${path}`, init);
const as = (role: string) => ({ headers: { authorization: `Bearer ${role}` } });

const reads = Object.entries(routes).filter(([, route]) => route.startsWith('GET '));
const ID = '00000000-0000-4000-8000-000000000001';
const addressOf = (route: string) =>
  route.replace('GET ', '').replaceAll(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? ID);
const samples: Record<string, string> = { slug: 'sample-1', provider: 'google', share: 'sample-1' };

test.each(reads)('%s is answered as the contract says', async (_name, route) => {
  const reply = await ask(addressOf(route), as('admin'));
  // What the address itself breaks is refused; nothing breaks the contract.
  expect([200, 422]).toContain(reply.status);
});

test('three people can log in, and each has rights of their own', async () => {
  const accounts = (await (await ask('demo/accounts')).json()) as { email: string; password: string }[];
  expect(accounts.map(({ email }) => email)).toEqual(
    ['learner', 'teacher', 'admin'].map((one) => `${one}@example.test`),
  );
  const { email, password } = accounts[1]!;
  const body = JSON.stringify({ email, password });
  const { token } = (await (await ask('login', { method: 'POST', body })).json()) as { token: string };
  const { user, roles } = (await (await ask('user/start-up', as(token))).json()) as {
    user: { full_name: string };
    roles: { permissions: { name: string }[] }[];
  };
  expect(user.full_name).toBe('Omar Saleh');
  expect(roles[0]!.permissions).toContainEqual({ name: 'create-course' });
});

test('who is not logged in is refused where the API refuses them', async () => {
  expect((await ask('user/start-up')).status).toBe(401);
  expect((await ask('filter/published/courses')).status).toBe(200);
});
