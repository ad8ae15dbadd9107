import { quotingRule } from '@stoa/shared/contract/kernel/rule.ts';
import { refuse } from './refused.ts';

/**
 * The address of a launched file, as the package really names it: what was made where letters' case does not count
 * is served where it does. Query and fragment stay.
 * @throws PackageRefused where it leads out of the package, or to no file in it
 */
export function findFile(href: string, paths: ReadonlySet<string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href.replaceAll('\\', '/')) ?? [];
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) {
    refuse(
      quotingRule("The manifest launches '{text}', which is on another site. Put its files into the package.", href),
    );
  }
  const wanted = withoutDots(unescaped(path));
  const found = paths.has(wanted) ? wanted : [...paths].find((one) => one.toLowerCase() === wanted.toLowerCase());
  if (found === undefined) refuse(quotingRule("The manifest launches '{text}', which is not in the package.", href));
  return found.split('/').map(encodeURIComponent).join('/') + rest;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `a/../b` is `b`; what leads out of the package is no file of it. */
function withoutDots(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return path;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.join('/');
}
