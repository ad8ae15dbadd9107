import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { invalid } from '../../kernel/problem.ts';

/**
 * A path of this site, which still is one after a browser has read it: `//host`, `/\host` and `/..//host` lead elsewhere.
 * Browsers drop tabs and line ends from addresses, so control characters are refused with them.
 */
export function isSitePath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('\\') || /\p{Cc}/u.test(path)) return false;
  const here = 'https://site.invalid';
  return URL.parse(path, here)?.origin === here && !/\/\/|\/\.{1,2}(\/|$)/.test(plain(path));
}

/** Without query and fragment, and with dots as dots. */
const plain = (path: string): string => path.replace(/[?#].*$/s, '').replace(/%2e/gi, '.');

/** @throws naming the field */
export function requireSitePath(path: string, field: string): void {
  if (!isSitePath(path)) throw invalid({ [field]: rule('This is not a path of this site.') });
}
