import { MOST_PHRASES, type ReviewPhrase } from '@stoa/shared/contract/learning/submissions.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deletePhrase, findPhrases, insertPhrase, lockPhrasesOf } from './submissions.repository.ts';

export const listReviewPhrases = (db: Database, { user }: Viewer): Promise<ReviewPhrase[]> => findPhrases(db, user.id);

/** The same phrase twice is one. */
export const createReviewPhrase = (db: Database, { user }: Viewer, text: string): Promise<ReviewPhrase> =>
  db.transaction(async (tx) => {
    await lockPhrasesOf(tx, user.id);
    const phrases = await findPhrases(tx, user.id);
    const same = phrases.find((phrase) => phrase.text === text);
    if (same) return same;
    if (phrases.length >= MOST_PHRASES) {
      throw new Problem('conflict', `You have saved ${MOST_PHRASES} phrases. Remove one first.`);
    }
    return insertPhrase(tx, { userId: user.id, text });
  });

export async function removeReviewPhrase(db: Database, { user }: Viewer, id: string): Promise<{ ok: true }> {
  if (!(await deletePhrase(db, id, user.id))) throw notFound();
  return { ok: true };
}
