import { BlockList, isIPv6 } from 'node:net';

/** Machines of the site itself: proxies whose visitors are not told apart, load tests, a developer's own. */
const own = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  own.addSubnet(network, bits, 'ipv4');
}
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/**
 * What one customer of a network has at most: an IPv4 address, or the 2⁸⁰ addresses of an IPv6 /48. Undefined for the
 * site's own machines, which say nothing of who asks.
 */
export function networkOf(address: string): string | undefined {
  const [plain = ''] = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%');
  if (!isIPv6(plain)) return own.check(plain, 'ipv4') ? undefined : plain;
  return own.check(plain, 'ipv6') ? undefined : `${firstGroups(plain).join(':')}::/48`;
}

/** Three of eight groups; `::` stands for as many zeros as are missing. */
function firstGroups(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Array.from({ length: 8 - before.length - after.length }, () => '0') : [];
  return [...before, ...zeros, ...after].slice(0, 3).map((group) => parseInt(group, 16).toString(16));
}
