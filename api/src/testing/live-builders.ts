import { v7 } from 'uuid';
import {
  assignments,
  submissions,
  type AssignmentRow,
  type SubmissionRow,
} from '../learning/assignments/assignments.tables.ts';
import type { Database } from '../kernel/database/database.ts';
import { liveClasses, type LiveClassRow } from '../learning/live-classes/live-classes.tables.ts';

/** A text to hand in without a due date, unless told otherwise. */
export async function anAssignment(
  db: Database,
  given: { courseId: string; order: number } & Partial<AssignmentRow>,
): Promise<AssignmentRow> {
  const [row] = await db
    .insert(assignments)
    .values({
      title: 'Draw a porch',
      instructions: 'Draw a porch in **three** lines.',
      submissionType: 'text',
      ...given,
    })
    .returning();
  return row!;
}

export async function aSubmission(
  db: Database,
  given: { assignmentId: string; userId: string } & Partial<SubmissionRow>,
): Promise<SubmissionRow> {
  const [row] = await db.insert(submissions).values(given).returning();
  return row!;
}

/** An hour long, planned in Athens, on another site. */
export async function aLiveClass(
  db: Database,
  given: { courseId: string; startsAt: Date } & Partial<LiveClassRow>,
): Promise<LiveClassRow> {
  const [row] = await db
    .insert(liveClasses)
    .values({
      title: 'A class in the porch',
      description: 'Bring a cloak.',
      durationMin: 60,
      timeZone: 'Europe/Athens',
      joinUrl: 'https://live.example.org/room',
      icsUid: `${v7()}@stoa.example`,
      ...given,
    })
    .returning();
  return row!;
}
