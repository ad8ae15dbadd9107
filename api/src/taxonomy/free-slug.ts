import type { Database } from '../kernel/database/database.ts';
import { isSlugTaken } from './places.repository.ts';

const MOST = 76;

/** An address out of a name: `Économie & droit` → `economie-droit`; with a number where somebody has it. */
export async function freeSlug(db: Database, name: string): Promise<string> {
  const stem = stemOf(name);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? stem : `${stem}-${number}`;
    if (!(await isSlugTaken(db, slug, null))) return slug;
  }
}

function stemOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-|-$/g, '');
  return plain.length >= 3 ? plain : `topic${plain && `-${plain}`}`;
}
