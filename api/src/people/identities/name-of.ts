import type { Claims } from './ask-provider.ts';

const LONGEST = 60;

/** Of what a provider tells, which may be little: first and last name, one name for both, or an address alone. */
export function nameOf({ firstName, lastName, name, email }: Omit<Claims, 'subject'>): {
  firstName: string;
  lastName: string;
} {
  const words = (name ?? '').split(/\s+/).filter(Boolean);
  const first = firstName ?? (words.length > 1 ? words.slice(0, -1).join(' ') : words[0]) ?? email?.split('@')[0] ?? '';
  const last = lastName ?? (firstName === undefined && words.length > 1 ? words.at(-1) : undefined) ?? '';
  return { firstName: cut(first), lastName: cut(last) };
}

const cut = (text: string): string => Array.from(text).slice(0, LONGEST).join('').trim();
