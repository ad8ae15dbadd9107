import { findResources } from '../../files/scorm-packages/find-package.ts';
import type { Database } from '../../kernel/database/database.ts';

/** So many packages are open at once; each has ten thousand files at most. */
const MOST_KEPT = 16;

/** The files of a package, of which alone something is served. They never change under its id. */
export function makePackagePaths(db: Database): (fileId: string) => Promise<ReadonlySet<string>> {
  const kept = new Map<string, ReadonlySet<string>>();
  return async (fileId) => {
    const known = kept.get(fileId);
    kept.delete(fileId);
    const paths = known ?? new Set((await findResources(db, fileId)).map(({ path }) => path));
    kept.set(fileId, paths);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return paths;
  };
}
