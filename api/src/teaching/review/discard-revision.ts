import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Context } from '../../kernel/context.ts';
import { submitStatus, type CourseAtWork } from '../courses/course-at-work.ts';
import { insertCourseEvent } from '../courses/courses.repository.ts';
import { requireTransition } from '../courses/course-transitions.ts';
import { partiesOf, requireEditor } from '../courses/courses.policy.ts';
import type { RevisionRow } from '../courses/courses.tables.ts';
import { discardEdits } from '../courses/discard-edits.ts';
import { getBuilder, requireLocked } from '../courses/edit-course.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { resolveCommentsOf } from '../comments/comments.repository.ts';

/** The author takes back what waits beside the version that learners see, which is not touched. */
export async function discardRevision(
  context: Context,
  viewer: Viewer,
  { id, on }: { id: string; on: number },
): Promise<CourseBuilder> {
  await context.db.transaction(async (tx) => {
    const work = await requireLocked(tx, { id });
    requireEditor(viewer, work.course);
    const revision = requireRevision(work);
    requireTransition(submitStatus(work), 'discarded', partiesOf(viewer, work.course));
    // What was asked of it would otherwise stand in the way of the next submission, with nothing left to mend.
    await resolveCommentsOf(tx, revision.id, viewer.user.id);
    await discardEdits(tx, work.course, { revision, on, editorId: viewer.user.id });
    await insertCourseEvent(tx, {
      courseId: id,
      actorId: viewer.user.id,
      action: 'discard',
      fromStatus: revision.status,
      toStatus: work.course.status,
    });
  });
  return getBuilder(context, viewer, id);
}

function requireRevision({ revision }: CourseAtWork): RevisionRow {
  if (revision) return revision;
  throw new Problem('course_transition', 'This course has no edits that could be discarded.');
}
