import { issueCertificate } from '../certificates/certificates.service.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { WithNouns } from '../../kernel/context.ts';
import { announceCompletion } from '../enrolments/followed-completion.ts';
import { updateEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { foldProgress, percent, untouched, type LessonRules, type LessonState } from './fold-progress.ts';
import {
  countRequired,
  findProgress,
  findRules,
  insertEvents,
  upsertProgress,
  type EventRow,
  type NewEvent,
} from './progress.repository.ts';
import type { LessonProgressRow } from './progress.tables.ts';

export type GivenEvent = Omit<NewEvent, 'id' | 'enrolmentId' | 'userId' | 'at'>;

/**
 * Appends what happened and derives the rest from it, in the caller's transaction, which must hold the enrolment's row
 * locked: two last events at the same moment then complete the course once.
 */
export async function recordEvents(
  at: WithNouns,
  enrolment: EnrolmentRow,
  given: readonly GivenEvent[],
): Promise<EnrolmentRow> {
  const fresh = await appendEvents(at, enrolment, given);
  // What a reviewer decides does not move the place where the learner is.
  return settleEnrolment(at, enrolment, fresh.findLast(({ source }) => source !== 'review')?.lessonId);
}

/** The same, but for what follows for the course: of one who is not learning in it, who finds it done on coming back. */
export async function appendEvents(
  { db: tx }: Pick<WithNouns, 'db'>,
  enrolment: EnrolmentRow,
  given: readonly GivenEvent[],
): Promise<EventRow[]> {
  const fresh = await insertEvents(
    tx,
    given.map((event) => ({ ...event, enrolmentId: enrolment.id, userId: enrolment.userId, at: new Date() })),
  );
  if (fresh.length > 0) await foldFresh(tx, enrolment, fresh);
  return fresh;
}

async function foldFresh(tx: Database, enrolment: EnrolmentRow, fresh: EventRow[]): Promise<void> {
  const known = await findProgress(tx, enrolment.id, [...new Set(fresh.map((event) => event.lessonId))]);
  const states = foldEvents(fresh, await findRules(tx, enrolment.courseId), known);
  await upsertProgress(tx, enrolment.id, states);
}

/** Folds events lesson by lesson over what is known; lessons that are gone are passed over. */
export function foldEvents(
  events: readonly EventRow[],
  rulesOf: ReadonlyMap<string, LessonRules>,
  known: ReadonlyMap<string, LessonProgressRow> = new Map(),
): Map<string, LessonState> {
  const states = new Map<string, LessonState>();
  for (const event of events) {
    const rules = rulesOf.get(event.lessonId);
    if (!rules) continue;
    const state = states.get(event.lessonId) ?? stateOf(known.get(event.lessonId));
    states.set(event.lessonId, foldProgress(state, event, rules));
  }
  return states;
}

export const stateOf = (row: LessonProgressRow | undefined): LessonState =>
  row
    ? {
        position_s: row.positionS,
        ranges: row.ranges,
        read_s: row.readS,
        percentage: row.percentage,
        completed_at: row.completedAt,
      }
    : untouched;

async function settleEnrolment(at: WithNouns, enrolment: EnrolmentRow, lastLessonId: string | undefined) {
  const { db: tx } = at;
  const { required, completed } = await countRequired(tx, enrolment);
  const isDone = required > 0 && completed === required;
  const settled = await updateEnrolment(tx, enrolment.id, {
    ...(lastLessonId ? { lastActivityAt: new Date(), lastLessonId } : {}),
    percentage: enrolment.completedAt ? enrolment.percentage : percent(completed, required),
    ...(isDone && !enrolment.completedAt ? { completedAt: new Date(), status: 'completed' as const } : {}),
  });
  if (settled.completedAt) await issueCertificate(tx, settled);
  if (settled.completedAt && !enrolment.completedAt) await announceCompletion(at, settled);
  return settled;
}
