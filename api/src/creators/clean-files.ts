import type { Context } from '../context.ts';
import { giveUpFiles, removeGivenUp } from '../files/files.service.ts';
import { findForgottenFiles, releaseIdDocuments } from './verifications.repository.ts';

/**
 * Deletes copies of identity documents 90 days after the decision, and what was uploaded for a request that nobody sent.
 * Safe in every replica at once. Returns the files that went.
 */
export async function cleanRequestFiles(context: Pick<Context, 'db' | 'files' | 'log'>): Promise<string[]> {
  const unused = await context.db.transaction(async (tx) => {
    const ids = [...(await releaseIdDocuments(tx)), ...(await findForgottenFiles(tx))];
    await giveUpFiles(tx, [...new Set(ids)]);
    return [...new Set(ids)];
  });
  await removeGivenUp(context, unused);
  return unused;
}
