import type { Assignment } from '@stoa/shared/contract/learning/assignments.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { holdersIn } from '../../teaching/courses/courses.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import { requireOpened } from '../enrolments/find-closed.ts';
import { findAsked } from './assignments.repository.ts';
import { askedOf } from './assignments.service.ts';
import type { SubmissionRow } from './assignments.tables.ts';
import { pathWorkOf } from './path-work.ts';

/** Where one person works for one assignment: what it asks of them, and who hears of it. */
export interface WorkDesk {
  assignment: Assignment;
  /** Due dates count from then. */
  enrolledAt: Date;
  /** What the submission names. */
  names: Pick<SubmissionRow, 'userId' | 'lessonId' | 'courseId' | 'pathId' | 'pathAssignmentId' | 'pathTitle'>;
  /** Of the course, or of the learning path. */
  placeName: string;
  /** Those who grade it; other reviewers find it in their queue. */
  graders: readonly string[];
  linkFor(submissionId: string): string;
}

/** Their enrolment is locked, so that two windows work one after the other. */
export async function openWorkDesk(at: WithNouns, viewer: Viewer, assignmentId: string): Promise<WorkDesk> {
  const desk =
    (await openLessonDesk(at, viewer, assignmentId)) ??
    (await pathWorkOf(at.nouns).openDesk(at.db, viewer, assignmentId));
  if (desk === undefined) throw notFound();
  return desk;
}

async function openLessonDesk(at: WithNouns, viewer: Viewer, lessonId: string): Promise<WorkDesk | undefined> {
  const { db: tx } = at;
  const asked = await findAsked(tx, lessonId);
  if (asked === undefined) return undefined;
  const { courseId } = asked.lesson;
  const course = await findCourse(tx, { id: courseId });
  if (course === undefined) throw notFound();
  const found = await findEnrolment(tx, viewer.user.id, courseId);
  const enrolment = found && (await lockEnrolment(tx, found.id));
  if (!enrolment || !isLearning(enrolment)) {
    throw new Problem('not_enrolled', 'You are not enrolled in this course.');
  }
  await requireOpened(at, viewer, { lesson: asked.lesson, enrolment });
  return {
    assignment: askedOf(asked),
    enrolledAt: enrolment.enrolledAt,
    names: { userId: enrolment.userId, lessonId, courseId, pathId: null, pathAssignmentId: null, pathTitle: null },
    placeName: course.name,
    graders: holdersIn(course, 'grade'),
    linkFor: (submission) => to.portfolioAssessment({ submission }),
  };
}
