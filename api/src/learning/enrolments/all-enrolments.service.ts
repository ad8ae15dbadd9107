import type { ListedEnrolment } from '@stoa/shared/contract/learning/all-enrolments.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { findAllEnrolments, type ListedEnrolmentRow, searchAllEnrolments } from './all-enrolments.repository.ts';

export async function listAllEnrolments(db: Database, asked: Parameters<typeof findAllEnrolments>[1]) {
  const { rows, counted } = await findAllEnrolments(db, asked);
  return { items: rows.map(listedEnrolmentOf), page: asked.page, per_page: asked.per_page, ...counted };
}

export const searchEnrolments = async (db: Database, asked: { q: string; limit: number }): Promise<ListedEnrolment[]> =>
  (await searchAllEnrolments(db, asked)).map(listedEnrolmentOf);

const listedEnrolmentOf = (row: ListedEnrolmentRow): ListedEnrolment => ({
  ...row,
  enrolled_at: instantOf(row.enrolled_at),
  completed_at: instantOrNull(row.completed_at),
  last_activity_at: instantOrNull(row.last_activity_at),
});
