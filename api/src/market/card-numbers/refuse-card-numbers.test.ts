import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { type RouteName, routes } from '@stoa/shared/contract/kernel/routes.ts';
import { nouns } from '../../nouns.ts';
import { aSignedIn } from '../../testing/builders.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { inject } from '../../testing/call.ts';
import type { SignedIn } from '../../testing/ready-course.ts';

interface Operation {
  operationId: string;
  tags: string[];
}

let it: TestApp;
let operator: SignedIn;
let operations: Operation[];
beforeAll(async () => {
  it = await buildTestApp();
  operator = await aSignedIn(it.db, { roles: ['super-admin', 'partner', 'teacher'] });
  const reply = await it.app.inject('/api/v1.3.0/openapi.json');
  const { paths } = reply.json<{ paths: Record<string, Record<string, Operation>> }>();
  operations = Object.values(paths).flatMap((methods) => Object.values(methods));
});
afterAll(() => it.close());

const callsOf = (noun: string): RouteName[] =>
  operations
    .filter(({ operationId, tags }) => operationId in routes && tags[0] === noun)
    .map(({ operationId }) => operationId as RouteName);

const ofMoney = nouns.filter(({ speaksOfMoney }) => speaksOfMoney).map(({ name }) => name);
const NUMBER = '4242 4242 4242 4242';
/**
 * Where courses are looked for, rated and reported on, a book's number may be spoken of; it can look like a card's.
 * Reconciliation has no calls.
 */
const withoutMoney = [
  'all-courses',
  'catalogue',
  'course-reports',
  'instructors',
  'path-assignments',
  'path-planner',
  'path-reports',
  'ratings',
  'reconciliation',
];

test('every noun of the market is one of money, but for those known not to be', () => {
  const folders = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' });
  const all = folders.flatMap((path) => /(?:^|[/])([\w-]+)\.noun\.ts$/.exec(path)?.[1] ?? []);
  const known = [...ofMoney, ...withoutMoney];
  expect(all.sort()).toEqual(known.sort());
});

test.each(ofMoney)(
  '%s refuses the number of a card in the address and in what is sent, says where, and does not repeat it',
  async (noun) => {
    const { headers } = operator;
    const calls = callsOf(noun);
    expect(calls).not.toEqual([]);
    for (const name of calls) {
      const params = Object.fromEntries([...routes[name].matchAll(/\{(\w+)\}/g)].map(([, part]) => [part, v7()]));
      const sent = routes[name].startsWith('GET') ? [] : [{ body: { lines: [{ code: NUMBER }] } }];
      for (const given of [{ query: { search: NUMBER } }, ...sent]) {
        const reply = await inject(it.app, name, { headers, params, ...given });
        // The name of the call is made at random, and may hold any four digits.
        const { request_id: _, ...said } = reply.json<{ code: string; errors: object; request_id: string }>();
        expect([name, reply.statusCode, said.code]).toEqual([name, 422, 'card_number_in_payload']);
        expect(Object.keys(said.errors)).toEqual(['body' in given ? 'lines.0.code' : 'search']);
        expect(JSON.stringify(said)).not.toContain('4242');
      }
    }
  },
);
