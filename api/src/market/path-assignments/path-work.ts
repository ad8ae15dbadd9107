import { sql } from 'drizzle-orm';
import type { Assignment } from '@stoa/shared/contract/learning/assignments.ts';
import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { PathWork } from '../../learning/assignments/path-work.ts';
import { Problem } from '../../kernel/problem.ts';
import { findPathAssignment, findPathSkills, lockLearner } from './path-assignments.repository.ts';
import type { PathAssignmentRow } from './path-assignments.tables.ts';

export const assignmentOfRow = (row: PathAssignmentRow): Assignment => ({
  id: row.id,
  title: row.title,
  required: row.required,
  instructions: row.instructions,
  pass_mark: row.passMark,
  max_attempts: row.maxAttempts,
  submission_type: row.submissionType,
  max_files: row.maxFiles,
  due_days: row.dueDays,
  rubric: row.rubric,
});

export const notTaken = (): Problem => new Problem('not_enrolled', 'You do not take this learning path.');

/** A path that is offered no more is for those who took it, and its partner judges what they hand in. */
export const pathWork: PathWork = {
  async openDesk(tx, { user }, assignmentId) {
    const row = await findPathAssignment(tx, assignmentId);
    if (row === undefined) return undefined;
    const learner = await lockLearner(tx, { pathId: row.pathId, userId: user.id });
    if (learner === undefined) throw notTaken();
    const { path_id: pathId, title: pathTitle, partner_id, enrolled_at } = learner;
    return {
      assignment: assignmentOfRow(row),
      enrolledAt: new Date(enrolled_at),
      names: { userId: user.id, lessonId: null, courseId: null, pathId, pathAssignmentId: row.id, pathTitle },
      placeName: pathTitle,
      graders: [partner_id],
      linkFor: (submission) => to.learningPathAssessments({ submission }),
    };
  },
  async findAssignment(db, id) {
    const row = await findPathAssignment(db, id);
    return row && assignmentOfRow(row);
  },
  async lockLearner(tx, of) {
    await lockLearner(tx, of);
  },
  judges: ({ viewerId, pathId }) =>
    sql`exists (select from learning_paths p where p.id = ${pathId} and p.partner_id = ${viewerId})`,
  findSkills: findPathSkills,
};
