/** @jest-environment node */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { v7 } from 'uuid';
import type { TestApp } from '../../testing/build-test-app.ts';

// Counted where the work is done, by the library itself: what a call costs is the hashes it has verified.
const argon2 = await import('@node-rs/argon2');
const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ hash: argon2.hash, verify }));
const { aUser, testPassword } = await import('../../testing/builders.ts');
const { buildTestApp } = await import('../../testing/build-test-app.ts');
const { call, refusedCall } = await import('../../testing/call.ts');
const { newcomer } = await import('../../testing/sign-up.ts');

let it: TestApp;
beforeAll(async () => {
  it = await buildTestApp();
});
afterAll(() => it.close());

const anAddress = () => `${v7()}@example.org`;
async function costOf(email: string, password: string): Promise<[string, number]> {
  verify.mockClear();
  const { problem } = await refusedCall(it.app, 'login', { body: { email, password } });
  return [problem.code, verify.mock.calls.length];
}

test('a login that fails costs the same, account or not, sign-ups or not, however many', async () => {
  const { email: known } = await aUser(it.db);
  const unknown = anAddress();
  const body = (email: string) => ({ ...newcomer(email), password: 'what a stranger chose' });
  for (const signUps of [0, 1, 4]) {
    for (const email of [known, unknown]) {
      for (let n = 0; n < signUps && n < 3; n++) await call(it.app, 'register', { body: body(email) });
      expect([signUps, await costOf(email, 'wrong')]).toEqual([signUps, ['credentials_wrong', 4]]);
      if (signUps === 0) continue;
      expect([signUps, await costOf(email, 'what a stranger chose')]).toEqual([
        signUps,
        ['registration_unconfirmed', 4],
      ]);
    }
  }
  expect(await costOf(anAddress(), testPassword)).toEqual(['credentials_wrong', 4]);
});
