import type { CourseStatus } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { isLive, workStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { insertCourseEvent, insertRevision, updateCourseRow, updateRevision } from '../courses/courses.repository.ts';
import type { RevisionRow } from '../courses/courses.tables.ts';
import { findContent } from '../courses/find-content.ts';
import type { Database } from '../../kernel/database/database.ts';
import { settleNotices } from '../../telling/notifications/notice-subject.ts';

/** Where a submission goes before a course is public; a revision never holds more than these. */
type WorkStage = Exclude<CourseStatus, 'published' | 'unpublished'>;

interface Move {
  /** Null when the site itself acts. */
  actorId: string | null;
  action: string;
  to: WorkStage;
  change?: Partial<Pick<RevisionRow, 'submittedAt' | 'submissionNote' | 'approvedAt' | 'publishAt'>>;
  reason?: string;
}

/** Moves what is under work, the revision of a public course or else the course, and writes down who did it. */
export async function moveWork(tx: Database, work: CourseAtWork, move: Move): Promise<void> {
  const { course, revision } = work;
  const change = { status: move.to, ...move.change };
  if (revision) await updateRevision(tx, revision.id, change);
  else await updateCourseRow(tx, course.id, change);
  await insertCourseEvent(tx, {
    courseId: course.id,
    revisionId: revision?.id,
    actorId: move.actorId,
    action: move.action,
    fromStatus: revision?.status ?? workStatus(work),
    toStatus: move.to,
    reason: move.reason,
  });
  if (move.to !== 'in_review') await settleNotices(tx, { kind: 'course_submitted', about: course.id });
}

/** A course that was public goes through review as a revision, even one in which nothing differs. */
export async function withRevision(tx: Database, work: CourseAtWork): Promise<CourseAtWork> {
  if (work.revision || !isLive(work.course)) return work;
  const content = await findContent(tx, work.course);
  return { ...work, revision: await insertRevision(tx, { courseId: work.course.id, content }) };
}
