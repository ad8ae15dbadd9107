import type { Context } from '../../kernel/context.ts';
import { giveUpFiles, removeGivenUp } from '../../files/files.service.ts';
import { lockFiles } from '../../files/find-files.ts';
import { findForgottenFiles, findUnshown, releaseIdDocuments } from './verifications.repository.ts';

/**
 * Deletes copies of identity documents 90 days after the decision, and what was uploaded for a request that nobody sent.
 * Safe in every replica at once, and while somebody sends a request with one of them. Returns the files that went.
 */
export async function cleanRequestFiles(context: Pick<Context, 'db' | 'files' | 'log'>): Promise<string[]> {
  const unused = await context.db.transaction(async (tx) => {
    const candidates = [...(await releaseIdDocuments(tx)), ...(await findForgottenFiles(tx))];
    await lockFiles(tx, candidates);
    // Asked again: a request may have been sent with one of them while this waited for its lock.
    const ids = await findUnshown(tx, candidates);
    await giveUpFiles(tx, ids);
    return ids;
  });
  await removeGivenUp(context, unused);
  if (unused.length > 0) context.log.info({ files: unused }, 'files of requests deleted');
  return unused;
}
