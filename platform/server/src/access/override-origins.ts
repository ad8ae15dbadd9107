import type { OverridingRemote } from '@stoa/shared/platform-contract/release.ts';
import { refuse } from '../registry/refusal.ts';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Origins beyond a person's own machine, from `STOA_OVERRIDE_ORIGINS`, parted by commas. @throws naming the wrong one */
export function readOverrideOrigins(env: Readonly<Record<string, string | undefined>>): ReadonlySet<string> {
  const given = (env['STOA_OVERRIDE_ORIGINS'] ?? '').split(',').map((text) => text.trim());
  const origins = given.filter(Boolean).map((text) => {
    const url = URL.parse(text);
    if (url?.protocol === 'https:' && isBare(url, text)) return url.origin;
    throw new Error(
      `STOA_OVERRIDE_ORIGINS must be origins such as https://preview.example, parted by commas; ${JSON.stringify(text)} is none.`,
    );
  });
  return new Set(origins);
}

/** The origin as browsers write it. @throws ReleaseRefused when code from there may not be run in the site's pages */
export function requireOrigin(given: string, allowed: ReadonlySet<string>): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol) || !isBare(url, given)) {
    throw refuse('invalid', `${given} is not an origin. Write it as http://localhost:8102.`, { file: 'origin' });
  }
  if (LOCAL_HOSTS.has(url.hostname) || allowed.has(url.origin)) return url.origin;
  throw refuse('forbidden', `Code from ${url.origin} may not be run here: only from localhost.`, {
    file: 'origin',
    remedy: 'An operator can allow it with the setting STOA_OVERRIDE_ORIGINS.',
  });
}

/** The record with whole addresses, and without hashes: files change while one types. @throws ReleaseRefused `invalid` */
export function requireOnOrigin(remote: OverridingRemote, origin: string, name: string): OverridingRemote {
  const wrong = (file: string, message: string) => refuse('invalid', `${file}: ${message}`, { name, file });
  if (remote.name !== name) throw wrong('remote.name', `it is ${remote.name}, but the override is for ${name}.`);
  if (!/^[A-Za-z_$][\w$]*$/.test(remote.global)) {
    throw wrong('remote.global', `${JSON.stringify(remote.global)} is no name of a global variable.`);
  }
  const requireUrl = (file: string, given: string): string => {
    const url = URL.parse(given);
    if (!url) throw wrong(file, `${JSON.stringify(given)} is not a whole address.`);
    if (url.origin !== origin) throw wrong(file, `${given} does not lie on ${origin}.`);
    return url.href;
  };
  const preload = Object.entries(remote.preload).map(([group, { js, css }]) => {
    const whole = (kind: 'js' | 'css', urls: string[]) =>
      urls.map((url, index) => requireUrl(`remote.preload.${group}.${kind}[${index}]`, url));
    return [group, { js: whole('js', js), css: whole('css', css) }];
  });
  return {
    ...remote,
    entry: requireUrl('remote.entry', remote.entry),
    integrity: '',
    preload: Object.fromEntries(preload) as OverridingRemote['preload'],
    files: {},
  };
}

const isBare = (url: URL, text: string): boolean => url.origin === text.replace(/\/$/, '').toLowerCase();
