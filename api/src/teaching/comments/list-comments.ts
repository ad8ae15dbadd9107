import type { ReviewComment } from '@stoa/shared/contract/teaching/review-comments.ts';
import { instantOf, instantOrNull, type Database } from '../../kernel/database/database.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { findComments, findReplies } from './comments.repository.ts';

/** What reviewers wrote of a course, and what was answered; oldest first. */
export async function listComments(db: Database, courseId: string): Promise<ReviewComment[]> {
  const rows = await findComments(db, courseId);
  const replies = await findReplies(
    db,
    rows.map(({ id }) => id),
  );
  const people = await findPeople(
    db,
    [
      ...rows.flatMap(({ authorId, resolvedBy }) => [authorId, resolvedBy]),
      ...replies.map(({ authorId }) => authorId),
    ].filter((id) => id !== null),
  );
  const repliesOf = Map.groupBy(replies, ({ commentId }) => commentId);
  return rows.map((row) => ({
    id: row.id,
    author: requirePerson(people, row.authorId),
    body: row.body,
    blocking: row.blocking,
    part: row.part,
    part_id: row.partId,
    part_title: row.partTitle,
    field: row.field,
    replies: (repliesOf.get(row.id) ?? []).map((reply) => ({
      id: reply.id,
      author: requirePerson(people, reply.authorId),
      body: reply.body,
      created_at: instantOf(reply.createdAt),
    })),
    resolved_at: instantOrNull(row.resolvedAt),
    resolved_by: row.resolvedBy === null ? null : requirePerson(people, row.resolvedBy),
    created_at: instantOf(row.createdAt),
  }));
}
