import { isDeepStrictEqual } from 'node:util';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { recordAudit } from '../../kernel/audit/record-audit.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { countPublished, findFeatured, keepFeatured, lockFeatured } from './featured.repository.ts';

/** One that was featured may stay though nobody finds it any more: it comes back with its course. */
export const featureCourses = (
  db: Database,
  { user }: Viewer,
  { course_ids: ids, before }: { course_ids: string[]; before: string[] },
): Promise<string[]> =>
  db.transaction(async (tx) => {
    await lockFeatured(tx);
    const now = (await findFeatured(tx)).map(({ id }) => id);
    if (!isDeepStrictEqual(now, before)) {
      throw new Problem('conflict', 'The featured courses have changed since then. Look at them again.');
    }
    const added = ids.filter((id) => !now.includes(id));
    if ((await countPublished(tx, added)) !== added.length) {
      throw invalid({
        course_ids: rule('Only published courses can be featured. Publish the course first, or leave it out.'),
      });
    }
    if (isDeepStrictEqual(now, ids)) return ids;
    await keepFeatured(tx, ids);
    await recordAudit(tx, {
      kind: 'courses_featured',
      actorId: user.id,
      subject: { type: 'setting', id: 'featured courses' },
      before: { course_ids: now },
      after: { course_ids: ids },
    });
    return ids;
  });
