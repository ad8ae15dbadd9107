import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { Noun } from '../../kernel/noun.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import type { FileStore } from '../../files/file-store.ts';
import { findDescriptions } from './certificates.repository.ts';
import type { CertificateRow } from './certificates.tables.ts';

declare module '../../kernel/noun.ts' {
  interface Noun {
    /** The learning paths that certificates were given for, as they are today, by id. */
    findCertifiedPaths?: (
      db: Database,
      store: Pick<FileStore, 'secret'>,
      ids: readonly string[],
    ) => Promise<ReadonlyMap<string, CertifiedNow>>;
  }
}

/** What a certificate shows of its course or learning path as it is today. */
export interface CertifiedNow {
  slug: string;
  description: string;
  cover_url: string | null;
  rating: number | null;
  /** Whose it is. */
  creator_id: string | null;
}

type Certified = Pick<CertificateRow, 'id' | 'courseId' | 'pathId'>;

/** Of these certificates, by their ids. */
export async function findCertifiedNow(
  { db, files, nouns }: Pick<Context, 'db' | 'files' | 'nouns'>,
  rows: readonly Certified[],
): Promise<Map<string, CertifiedNow>> {
  const courseIds = rows.flatMap(({ courseId }) => courseId ?? []);
  const pathIds = rows.flatMap(({ pathId }) => pathId ?? []);
  const [cards, descriptions, paths] = await Promise.all([
    courseCardsById(db, files, courseIds, undefined),
    findDescriptions(db, courseIds),
    findPaths({ db, files, nouns }, pathIds),
  ]);
  const nowOf = ({ courseId, pathId }: Certified): CertifiedNow | undefined => {
    if (pathId !== null) return paths.get(pathId);
    const card = courseId === null ? undefined : cards.get(courseId);
    if (card === undefined) return undefined;
    const { slug, cover_url, rating } = card;
    return { slug, cover_url, rating, description: descriptions.get(card.id) ?? '', creator_id: card.creator.id };
  };
  return new Map(
    rows.flatMap((row) => {
      const now = nowOf(row);
      return now === undefined ? [] : [[row.id, now]];
    }),
  );
}

async function findPaths(
  { db, files, nouns }: { db: Database; files: Pick<FileStore, 'secret'>; nouns: readonly Noun[] },
  ids: readonly string[],
): Promise<Map<string, CertifiedNow>> {
  if (ids.length === 0) return new Map();
  const found = await Promise.all(nouns.flatMap((noun) => noun.findCertifiedPaths?.(db, files, ids) ?? []));
  return new Map(found.flatMap((paths) => [...paths]));
}
