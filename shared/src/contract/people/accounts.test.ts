import { expect, test } from '@jest/globals';
import { email } from '../kernel/primitives.ts';
import { loginBody } from './accounts.ts';

test('spaces around an address, as they come with a paste, are no part of it', () => {
  expect(loginBody.parse({ email: ' ada@example.com\n', password: ' kept as typed ' })).toEqual({
    email: 'ada@example.com',
    password: ' kept as typed ',
  });
});

test('an address must still be one, and no longer than 254 characters', () => {
  expect(email.safeParse('   ').success).toBe(false);
  expect(email.safeParse('ada at example.com').success).toBe(false);
  expect(email.safeParse(`${'a'.repeat(250)}@example.com`).success).toBe(false);
});
