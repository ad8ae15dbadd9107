import type { Enrolment } from '@stoa/shared/contract/learning/enrolments.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isLearning } from './enrolments.policy.ts';
import { findOwnEnrolment, updateEnrolment } from './enrolments.repository.ts';
import { enrolmentOf } from './enrolments.service.ts';

/** Only what one takes is put away; twice is once, and the first time counts. `id` is the enrolment. */
export async function archiveEnrolment(db: Database, viewer: Viewer, id: string): Promise<Enrolment> {
  const own = await findOwnEnrolment(db, viewer.user.id, id);
  if (own === undefined || !isLearning(own)) throw notFound();
  return enrolmentOf(await updateEnrolment(db, id, { archivedAt: own.archivedAt ?? new Date() }));
}

export async function unarchiveEnrolment(db: Database, viewer: Viewer, id: string): Promise<Enrolment> {
  const own = await findOwnEnrolment(db, viewer.user.id, id);
  if (own === undefined) throw notFound();
  return enrolmentOf(await updateEnrolment(db, id, { archivedAt: null }));
}
