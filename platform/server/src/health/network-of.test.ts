import { expect, test } from '@jest/globals';
import { networkOf } from './network-of.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0db8:0001::6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each(['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '::ffff:10.0.0.1', 'fd00::1', 'fe80::1%eth0'])(
  '%s is a machine of the site itself',
  (address) => {
    expect(networkOf(address)).toBeUndefined();
  },
);
