import type { ReviewComment } from '@stoa/shared/contract/creating.ts';
import { findPeople, requirePerson } from '../courses/people.ts';
import { instantOf, instantOrNull, type Database } from '../database/database.ts';
import { findComments } from './review.repository.ts';

/** What reviewers wrote of a course, oldest first. */
export async function listComments(db: Database, courseId: string): Promise<ReviewComment[]> {
  const rows = await findComments(db, courseId);
  const people = await findPeople(
    db,
    rows.map((row) => row.authorId),
  );
  return rows.map((row) => ({
    id: row.id,
    author: requirePerson(people, row.authorId),
    body: row.body,
    blocking: row.blocking,
    resolved_at: instantOrNull(row.resolvedAt),
    created_at: instantOf(row.createdAt),
  }));
}
