import { submissions, type Asked } from '../../src/learning/assignments/assignments.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { learningPathEnrolments } from '../../src/market/learning-paths/learning-paths.tables.ts';
import { pathAssignments } from '../../src/market/path-assignments/path-assignments.tables.ts';
import type { DemoPath } from '../content/learning-paths.ts';
import { daysBefore, demoId } from './demo-id.ts';

const asFollows = { submissionType: 'text' as const, maxFiles: 1, dueDays: 60, passMark: 60, maxAttempts: 3 };
const idOf = ({ slug }: DemoPath): string => demoId(`path assignment ${slug}`);

export async function loadPathAssignment(tx: Database, path: DemoPath, pathId: string): Promise<void> {
  if (path.assignment === undefined) return;
  const { title, instructions, rubric } = path.assignment;
  const asked = { title, instructions, rubric, required: true, order: 1 };
  await tx.insert(pathAssignments).values({ ...asFollows, ...asked, id: idOf(path), pathId });
}

/** Somebody else takes the path, and has handed in what waits for its partner. */
export async function handInForPath(
  tx: Database,
  path: DemoPath,
  { pathId, userId, now }: { pathId: string; userId: string; now: Date },
): Promise<void> {
  if (path.assignment === undefined) return;
  const { title, instructions, rubric, handedIn: text } = path.assignment;
  const asked: Asked = { title, instructions, rubric, submission_type: 'text', max_files: 1, pass_mark: 60 };
  await tx.insert(learningPathEnrolments).values({ pathId, userId, enrolledAt: daysBefore(now, 20) });
  await tx.insert(submissions).values({
    id: demoId(`submission ${title} ${userId}`),
    pathId,
    pathAssignmentId: idOf(path),
    pathTitle: path.title,
    userId,
    asked,
    text,
    status: 'submitted',
    submittedAt: daysBefore(now, 2),
  });
}
