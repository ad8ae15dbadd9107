import type { Rating } from '@stoa/shared/contract/market/ratings.ts';
import { personOf } from '../../people/users/person.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMayRate } from './ratings.policy.ts';
import { findExperience, findRatings, findRatingSummary, upsertRating } from './ratings.repository.ts';

export async function listRatings(db: Database, courseId: string, page: { page: number; per_page: number }) {
  const summary = await findRatingSummary(db, courseId);
  if (summary?.status !== 'published' && summary?.status !== 'unpublished') throw notFound();
  const rows = await findRatings(db, courseId, page);
  return {
    ...page,
    items: rows.map((row) => ({ ...instantsOf(row), user: personOfRow(row.user) })),
    total: summary.distribution.reduce((sum, count) => sum + count, 0),
    distribution: summary.distribution,
    mean: summary.mean,
  };
}

export async function rateCourse(
  db: Database,
  viewer: Viewer,
  courseId: string,
  { rating, comment }: { rating: number; comment: string },
): Promise<Rating> {
  return db.transaction(async (tx) => {
    const summary = await findRatingSummary(tx, courseId);
    if (summary === undefined) throw notFound();
    const experience = await findExperience(tx, courseId, viewer.user.id);
    if (summary.status !== 'published' && !experience.isEnrolled && !experience.isOwner) throw notFound();
    requireMayRate(experience);
    const row = await upsertRating(tx, { courseId, userId: viewer.user.id, rating, comment });
    return { ...instantsOf(row), user: personOf(viewer.user) };
  });
}

const instantsOf = <T extends { created_at: string; updated_at: string }>(row: T): T => ({
  ...row,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
});
