import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { ReviewerAssignment } from '@stoa/shared/contract/teaching/course-reviewers.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { notify } from '../../telling/notifications/notifications.service.ts';
import type { CourseRow } from '../courses/courses.tables.ts';
import { lockCourse } from '../courses/find-course.ts';
import { subjectOf } from './claims.service.ts';
import { recordReviewer } from './record-reviewer.ts';
import { findAble, findReviewer, keepReviewer } from './course-reviewers.repository.ts';

export const listReviewers = (db: Database) => findAble(db);

/** Locked in one order, whoever asks: two who assign at once wait for one another, and not in a circle. */
export const assignReviewers = (
  db: Database,
  viewer: Viewer,
  asked: readonly ReviewerAssignment[],
): Promise<ReviewerAssignment[]> =>
  db.transaction(async (tx) => {
    const able = new Set((await findAble(tx)).map(({ id }) => id));
    const ordered = [...new Map(asked.map((one) => [one.course_id, one])).values()].sort((one, other) =>
      one.course_id < other.course_id ? -1 : 1,
    );
    const changes: Change[] = [];
    for (const { course_id, reviewer_id } of ordered) {
      const work = await lockCourse(tx, { id: course_id });
      if (work === undefined) throw notFound();
      requireFit(work.course, reviewer_id, able);
      changes.push({ course: work.course, before: await reviewerIdOf(tx, course_id), after: reviewer_id });
    }
    const made = changes.filter(({ before, after }) => before !== after);
    for (const change of made) await assign(tx, viewer, change);
    // All that is locked is locked before the log is.
    for (const { course, ...change } of made) {
      await recordReviewer(tx, viewer.user.id, { of: subjectOf(course), ...change });
    }
    return changes.map(({ course, before }) => ({ course_id: course.id, reviewer_id: before }));
  });

const reviewerIdOf = async (tx: Database, id: string): Promise<string | null> =>
  (await findReviewer(tx, id))?.id ?? null;

interface Change {
  course: CourseRow;
  before: string | null;
  after: string | null;
}

function requireFit({ name, ownerId, instructors, formerEditors }: CourseRow, id: string | null, able: Set<string>) {
  if (id === null) return;
  if (!able.has(id)) throw invalid({ reviewer_id: rule('Choose someone who may review courses.') });
  if (ownerId === id || instructors[id] !== undefined || formerEditors.includes(id)) {
    throw new Problem('own_course', `Nobody reviews a course that they had a hand in: “${name}”.`);
  }
}

async function assign(tx: Database, { user }: Viewer, { course, after }: Change): Promise<void> {
  await keepReviewer(tx, { courseId: course.id, reviewerId: after, assignedBy: user.id });
  if (after !== null && after !== user.id) {
    await notify(tx, after, {
      kind: 'review_assigned',
      params: { course: course.name, author: user.fullName },
      link: to.reviewCourse({ slug: course.slug }),
    });
  }
}
