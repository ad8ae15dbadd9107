import { expect, test } from '@jest/globals';
import { isLowerVersion } from './version-order.ts';

test.each([
  ['1.4.0', '1.5.0'],
  ['1.9.0', '1.10.0'],
  ['1.0.0-beta', '1.0.0'],
  ['1.0.0-beta.2', '1.0.0-beta.10'],
  ['1.0.0-beta', '1.0.0-beta.1'],
  ['1.0.0-1', '1.0.0-beta'],
  ['0.9.0-b3f2a91c0', '1.0.0'],
])('%s is lower than %s', (lower, higher) => {
  expect([isLowerVersion(lower, higher), isLowerVersion(higher, lower)]).toEqual([true, false]);
});

test.each([
  ['1.0.0', '1.0.0'],
  ['1.0.0+one', '1.0.0+two'],
  ['1.0.0-b3f2a91c0', '1.0.0'],
  ['1.0.0-b3f2a91c0', '1.0.0-b00000000'],
])('of %s and %s neither is lower', (one, other) => {
  expect([isLowerVersion(one, other), isLowerVersion(other, one)]).toEqual([false, false]);
});
