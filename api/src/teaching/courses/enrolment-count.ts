import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import { courses } from './courses.tables.ts';

/** Stands beside the course, for those who count enrolments: a list of courses asks for it on every card. */
export async function updateEnrolmentCount(tx: Database, courseId: string, enrolmentCount: number): Promise<void> {
  await tx.update(courses).set({ enrolmentCount }).where(eq(courses.id, courseId));
}
