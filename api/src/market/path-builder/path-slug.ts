import { like, sql } from 'drizzle-orm';
import { routes } from '@stoa/shared/contract/kernel/routes.ts';
import type { Database } from '../../kernel/database/database.ts';
import { freeSlug, slugFromTitle } from '../../teaching/courses/course-slug.ts';
import { learningPaths } from '../learning-paths/learning-paths.tables.ts';

/** Words of the calls' own addresses: a path of that name could not be asked for. */
const reserved: ReadonlySet<string> = new Set(
  Object.values(routes)
    .flatMap((route) => / learningPaths\/(.+)$/.exec(route)?.[1]?.split('/') ?? [])
    .filter((word) => !word.startsWith('{')),
);

/** The address that a title gives. It stays, whatever the path is called later. Two at once wait for one another. */
export async function newPathSlug(tx: Database, title: string): Promise<string> {
  const wanted = slugFromTitle(title, 'path');
  const stem = wanted.slice(0, 60);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`path ${stem}`}, 0))`);
  const rows = await tx
    .select({ slug: learningPaths.slug })
    .from(learningPaths)
    .where(like(learningPaths.slug, `${stem}%`));
  return freeSlug(wanted, new Set([...reserved, ...rows.map(({ slug }) => slug)]));
}
