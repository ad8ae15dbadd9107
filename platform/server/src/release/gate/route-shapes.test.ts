import { expect, test } from '@jest/globals';
import { matchRoutes } from 'react-router';
import { addressOfBoth, shapesOf, weightOf } from './route-shapes.ts';

test('an optional segment makes two shapes, and names of parameters make none', () => {
  expect(shapesOf('/Reviews/:id?/all')).toEqual(['/reviews/all', '/reviews/:/all']);
});

test.each([
  ['/a/b', '/a/:', '/a/b'],
  ['/a/:/b', '/a/c/:', '/a/c/b'],
  ['/a/*', '/a', '/a'],
  ['/a/*', '/a/:/b', '/a/x/b'],
  ['/a/b/*', '/a/*', '/a/b'],
  ['/a/:', '/a/:', '/a/x'],
])('%s and %s both match %s', (one, other, address) => {
  expect([addressOfBoth(one, other), addressOfBoth(other, one)]).toEqual([address, address]);
});

test.each([
  ['/a/b', '/a/c'],
  ['/a/:', '/a/:/b'],
  ['/a/*', '/b/:'],
  ['/a', '/'],
])('%s and %s match no address in common', (one, other) => {
  expect([addressOfBoth(one, other), addressOfBoth(other, one)]).toEqual([undefined, undefined]);
});

/** As they stand in a descriptor. */
const paths = [
  '/a',
  '/a/b',
  '/a/:x',
  '/a/*',
  '/a/b/c',
  '/a/:x/c',
  '/a/b/:y',
  '/a/:x/:y',
  '/a/b/*',
  '/a/:x/*',
  '/a/:x/c/*',
];
const pairs = paths
  .flatMap((one, at) => paths.slice(at + 1).map((other) => [one, other] as const))
  .map(([one, other]) => [one, other, addressOfBoth(shapesOf(one)[0]!, shapesOf(other)[0]!)] as const)
  .filter(([, , address]) => address !== undefined);

test.each(pairs)(
  'of %s and %s the router itself takes the heavier for %s, whichever comes first',
  (one, other, address) => {
    const chosen = [
      [one, other],
      [other, one],
    ].map(
      (inOrder) =>
        matchRoutes(
          inOrder.map((path) => ({ path })),
          address!,
        )?.[0]?.route.path,
    );
    const difference = weightOf(shapesOf(one)[0]!) - weightOf(shapesOf(other)[0]!);
    // Of two that weigh the same, the router takes the first.
    expect(chosen).toEqual(difference === 0 ? [one, other] : difference > 0 ? [one, one] : [other, other]);
  },
);
