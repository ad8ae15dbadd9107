import { randomBytes } from 'node:crypto';
import { isReservedSlug } from '@stoa/shared/contract/site/addresses.ts';

const MAX = 80;

/** 'Café & Co: Basics' → 'cafe-co-basics'. A title without a Latin letter or digit gets a short random address, behind `word`. */
export function slugFromTitle(title: string, word = 'course'): string {
  const slug = cut(
    title
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, ''),
    MAX,
  );
  return slug.length >= 3 ? slug : `${word}-${randomBytes(4).toString('hex')}`;
}

/** The first of `design`, `design-2`, `design-3` … that is neither taken nor a screen's. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? wanted : `${cut(wanted, MAX - `-${n}`.length)}-${n}`;
    if (!taken.has(slug) && !isReservedSlug(slug)) return slug;
  }
}

const cut = (slug: string, length: number): string => slug.slice(0, length).replace(/-+$/, '');
