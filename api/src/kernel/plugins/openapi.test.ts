import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoints } from '@stoa/shared/contract/endpoints.ts';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  responses?: object;
  parameters?: { in: string; name: string; required?: boolean }[];
}

let it: TestApp;
let tags: { name: string; description: string }[];
let operations: (Operation & { path: string })[];
beforeAll(async () => {
  // The mails of a demonstration stand in the document where they are part of the site.
  it = await buildTestApp({ demo: true });
  const reply = await it.app.inject('/api/v1.3.0/openapi.json');
  const document = reply.json<{ tags: typeof tags; paths: Record<string, Record<string, Operation>> }>();
  tags = document.tags;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ ...operation, path })),
  );
});
afterAll(() => it.close());

test('every operation stands under one noun, every noun is described and has some', () => {
  expect(operations.filter((operation) => operation.tags.length !== 1)).toEqual([]);
  const used = new Set(operations.flatMap((operation) => operation.tags));
  expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
  expect(tags.filter(({ description }) => !/^[A-Z].{10,}[^.]$/.test(description))).toEqual([]);
});

test('every call of the contract is one operation, with its summary and who may call it', () => {
  for (const name of Object.keys(routes) as RouteName[]) {
    const found = operations.filter(({ operationId }) => operationId === name);
    const isPublic = endpoints[name].auth === 'public';
    expect(found.map(({ summary, security }) => [name, summary, security?.length === 0])).toEqual([
      [name, endpoints[name].summary, isPublic],
    ]);
  }
});

test('every part of an address is a parameter of its operation', () => {
  for (const { operationId, path, parameters = [] } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path' && parameter.required);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect([operationId, inPath.map(({ name }) => name).sort()]).toEqual([operationId, named.sort()]);
  }
});

test('the address that gateways call is documented, with the signature of each', () => {
  const found = operations.find(({ operationId }) => operationId === 'receiveGatewayEvents');
  expect(found).toMatchObject({ path: '/api/v1.3.0/payments/events/{gateway}', tags: ['payments'], security: [] });
  const named = found?.parameters?.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
  expect(named).toEqual(['stoa-signature', 'stripe-signature', 'x-paystack-signature']);
  expect(Object.keys(found?.responses ?? {})).toEqual(['200', '403', '404']);
});
