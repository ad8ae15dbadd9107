import type { PhrasePurpose } from '@stoa/shared/contract/learning/assignment-words.ts';
import { MOST_PHRASES, type ReviewPhrase } from '@stoa/shared/contract/learning/submissions.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import {
  deletePhrase,
  findPhrase,
  findPhrases,
  insertPhrase,
  lockPhrasesOf,
  updatePhrase,
} from './submissions.repository.ts';

export const listReviewPhrases = (db: Database, { user }: Viewer, purpose: PhrasePurpose): Promise<ReviewPhrase[]> =>
  findPhrases(db, user.id, purpose);

interface NewPhrase {
  text: string;
  purpose: PhrasePurpose;
}

/** The same phrase twice is one. */
export const createReviewPhrase = (
  db: Database,
  { user }: Viewer,
  { text, purpose }: NewPhrase,
): Promise<ReviewPhrase> =>
  db.transaction(async (tx) => {
    await lockPhrasesOf(tx, user.id);
    const phrases = await findPhrases(tx, user.id, purpose);
    const same = phrases.find((phrase) => phrase.text === text);
    if (same) return same;
    if (phrases.length >= MOST_PHRASES) {
      throw new Problem('conflict', `You have saved ${MOST_PHRASES} phrases. Remove one first.`);
    }
    return insertPhrase(tx, { userId: user.id, text, purpose });
  });

export const updateReviewPhrase = (
  db: Database,
  { user }: Viewer,
  { id, text }: { id: string; text: string },
): Promise<ReviewPhrase> =>
  db.transaction(async (tx) => {
    await lockPhrasesOf(tx, user.id);
    const phrase = await findPhrase(tx, id, user.id);
    if (phrase === undefined) throw notFound();
    const others = await findPhrases(tx, user.id, phrase.purpose);
    if (others.some((other) => other.id !== id && other.text === text)) {
      throw new Problem('conflict', 'You have saved this phrase already.');
    }
    await updatePhrase(tx, id, text);
    return { id, text };
  });

export async function removeReviewPhrase(db: Database, { user }: Viewer, id: string): Promise<{ ok: true }> {
  if (!(await deletePhrase(db, id, user.id))) throw notFound();
  return { ok: true };
}
