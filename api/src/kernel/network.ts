import { isIPv6 } from 'node:net';

export const isLoopback = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1';

/** What is counted as one caller: an IPv4 address, or the first 64 bits of an IPv6 one, which one line has to itself. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  // A URL writes every IPv6 address in one way; what '::' left out is then put back.
  const [front = '', back] = new URL(`http://[${ip.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const groups = (part = '') => part.split(':').filter(Boolean);
  const missing = back === undefined ? 0 : 8 - groups(front).length - groups(back).length;
  return [...groups(front), ...Array<string>(missing).fill('0'), ...groups(back)].slice(0, 4).join(':');
}
