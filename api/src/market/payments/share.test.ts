import { expect, test } from '@jest/globals';
import { share } from './share.ts';

test('a share is rounded half up', () => {
  expect([share(1999, 2000), share(25, 1000), share(24, 1000), share(0, 2000), share(100, 0)]).toEqual([
    400, 3, 2, 0, 0,
  ]);
});
