import { inArray } from 'drizzle-orm';
import type { VerificationRequest } from '@stoa/shared/contract/teaching/creators.ts';
import type { CategoryName } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { signFileUrl } from '../../files/file-links.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { categories } from '../../taxonomy/taxonomy.tables.ts';
import type { VerificationRow } from './creators.tables.ts';

/** Requests as the contract shows them: with names of their fields and links to their files. */
export async function requestsOf(
  { db, files: store }: Pick<Context, 'db' | 'files'>,
  rows: readonly VerificationRow[],
): Promise<VerificationRequest[]> {
  const ids = rows.flatMap(({ sampleVideoFileId, idDocumentFileId }) => [sampleVideoFileId, idDocumentFileId]);
  const [names, files] = await Promise.all([
    findCategoryNames(
      db,
      rows.flatMap(({ expertise }) => expertise),
    ),
    findFiles(
      db,
      ids.filter((id) => id !== null),
    ),
  ]);
  const fileOf = (id: string | null) => {
    const file = files.find((one) => one.id === id && one.state === 'ready');
    return file ? linkedFile(store, file) : null;
  };
  return rows.map((row) => ({
    legal_name: row.legalName,
    headline: row.headline,
    bio: row.bio,
    country: row.country,
    phone: row.phone,
    expertise: row.expertise.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, ...name }];
    }),
    links: row.links,
    sample_video_url: row.sampleVideoUrl,
    sample_video_file: fileOf(row.sampleVideoFileId),
    id_document: fileOf(row.idDocumentFileId),
  }));
}

const linkedFile = (store: Context['files'], file: FileRow) => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  url: signFileUrl(store, file),
});

export async function findCategoryNames(db: Database, ids: readonly string[]): Promise<Map<string, CategoryName>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name, names: categories.names })
    .from(categories)
    .where(inArray(categories.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
