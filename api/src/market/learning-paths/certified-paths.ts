import { inArray } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CertifiedNow } from '../../learning/certificates/certified-now.ts';
import { learningPaths } from './learning-paths.tables.ts';
import { bannerUrlOf } from './path-banner.ts';

/** What certificates show of their learning paths as they are today. */
export async function findCertifiedPaths(
  db: Database,
  store: Pick<FileStore, 'secret'>,
  ids: readonly string[],
): Promise<Map<string, CertifiedNow>> {
  const rows = await db
    .select()
    .from(learningPaths)
    .where(inArray(learningPaths.id, [...ids]));
  return new Map(
    rows.map(({ id, slug, overview: description, bannerFileId: banner_file_id, status, partnerId }) => [
      id,
      {
        slug,
        description,
        cover_url: bannerUrlOf(store, { banner_file_id, status }),
        rating: null,
        creator_id: partnerId,
      },
    ]),
  );
}
