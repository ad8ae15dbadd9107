import type { Rating } from '@stoa/shared/contract/market/ratings.ts';
import { personOf } from '../../people/users/person.ts';
import { personOfRow } from '../../people/users/person-column.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireMayRate } from './ratings.policy.ts';
import {
  findExperience,
  findRatingOf,
  findRatings,
  findRatingSummary,
  type RatingRow,
  updateReply,
  upsertRating,
} from './ratings.repository.ts';

export async function listRatings(
  db: Database,
  viewer: Viewer | undefined,
  { id, ...page }: { id: string; page: number; per_page: number },
) {
  const summary = await findRatingSummary(db, id);
  if (summary?.status !== 'published' && summary?.status !== 'unpublished') throw notFound();
  const rows = await findRatings(db, id, page);
  const mine = viewer && (await findRatingOf(db, id, viewer.user.id));
  return {
    ...page,
    items: rows.map((row) => ratingOf(row, personOfRow(row.user))),
    total: summary.distribution.reduce((sum, count) => sum + count, 0),
    distribution: summary.distribution,
    mean: summary.mean,
    can_reply: viewer?.user.id === summary.owner_id,
    mine: mine ? ratingOf(mine, personOfRow(mine.user)) : null,
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
    return ratingOf(row, personOf(viewer.user));
  });
}

/** For the creator of the course alone; to everyone else it is no rating that could be answered. */
export async function replyToRating(
  db: Database,
  viewer: Viewer,
  { id, reply }: { id: string; reply: string },
): Promise<Rating> {
  const row = await updateReply(db, { id, ownerId: viewer.user.id, reply: reply === '' ? null : reply });
  if (row === undefined) throw notFound();
  return ratingOf(row, personOfRow(row.user));
}

const ratingOf = (row: Omit<RatingRow, 'user'>, user: Rating['user']): Rating => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  created_at: instantOf(row.created_at),
  updated_at: instantOf(row.updated_at),
  reply: row.reply !== null && row.replied_at !== null ? { text: row.reply, at: instantOf(row.replied_at) } : null,
  user,
});
