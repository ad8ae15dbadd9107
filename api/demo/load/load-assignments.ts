import { assignments, submissions } from '../../src/learning/assignments/assignments.tables.ts';
import type { Database } from '../../src/kernel/database/database.ts';
import { demoAssignments, type DemoAssignment } from '../content/assignments.ts';
import { daysBefore, demoId } from './demo-id.ts';
import type { LoadedCourse } from './load-courses.ts';
import { requireTeacher } from './load-live-classes.ts';
import { requireUser, type People } from './load-people.ts';

interface Loading {
  people: People;
  loaded: readonly LoadedCourse[];
  now: Date;
}

/** What courses ask for, and what the learner of the login screen handed in of it. */
export async function loadAssignments(tx: Database, loading: Loading): Promise<void> {
  const places = new Map<string, number>();
  for (const given of demoAssignments) {
    const order = (places.get(given.course) ?? 0) + 1;
    places.set(given.course, order);
    await loadAssignment(tx, { given, order }, loading);
  }
}

async function loadAssignment(
  tx: Database,
  { given, order }: { given: DemoAssignment; order: number },
  { people, loaded, now }: Loading,
): Promise<void> {
  const { courseId, teacherId } = requireTeacher(given.course, { people, loaded });
  const assignmentId = demoId(`assignment ${given.title}`);
  await tx.insert(assignments).values({
    id: assignmentId,
    courseId,
    title: given.title,
    instructions: given.instructions,
    submissionType: given.type,
    maxFiles: given.maxFiles ?? 1,
    dueDays: given.dueDays,
    passMark: 60,
    required: given.required ?? true,
    order,
  });
  for (const work of given.works ?? []) {
    await tx.insert(submissions).values({
      id: demoId(`submission ${given.title} ${work.by.email}`),
      assignmentId,
      userId: requireUser(people, work.by).id,
      status: work.score === undefined ? 'returned' : 'approved',
      text: work.text,
      submittedAt: daysBefore(now, work.submitted),
      score: work.score ?? null,
      feedback: work.feedback,
      reviewedBy: teacherId,
      reviewedAt: daysBefore(now, work.reviewed),
      createdAt: daysBefore(now, work.submitted),
      updatedAt: daysBefore(now, work.reviewed),
    });
  }
}
