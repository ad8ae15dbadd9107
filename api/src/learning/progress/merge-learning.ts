import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { MergeFold, Merging } from '../../kernel/merge-rule.ts';
import { countChanged, mergeRows } from '../../kernel/merge-rows.ts';
import { enrolmentMet } from '../enrolments/merge-enrolments.ts';
import { updateEnrolment } from '../enrolments/enrolments.repository.ts';
import { enrolments, type EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { type LessonState, untouched } from './fold-progress.ts';
import { findEvents, findProgress, findRules, upsertProgress } from './progress.repository.ts';
import type { LessonProgressRow } from './progress.tables.ts';
import { foldEvents, recordEvents, stateOf } from './record-events.ts';

/**
 * Where both learn in one course, the ledgers of both are read as one, from the beginning: what either saw counts, and
 * nothing counts twice. A lesson that one of them had done stays done.
 */
export const foldLearning: MergeFold = async (at, { from, into }) => {
  const { db: tx } = at;
  const pairs = await findPairs(tx, { from, into });
  const dropped = await countChanged(
    tx,
    sql`delete from progress_events e using progress_events k
        where e.user_id = ${from} and k.user_id = ${into} and k.idem_key = e.idem_key`,
  );
  await tx.execute(
    sql`update progress_events set enrolment_id = ${enrolmentMet(sql`progress_events.enrolment_id`, into)}
        where user_id = ${from}`,
  );
  const merged = await mergeRows(tx, 'progress_events.user_id', { rule: 'move', from, into });
  for (const pair of pairs) await joinEnrolments(at, pair);
  return { ...merged, dropped };
};

interface Pair {
  mine: EnrolmentRow;
  theirs: EnrolmentRow;
}

async function findPairs(tx: Database, { from, into }: Merging): Promise<Pair[]> {
  const rows = await tx
    .select()
    .from(enrolments)
    .where(inArray(enrolments.userId, [from, into]))
    .orderBy(asc(enrolments.courseId), asc(enrolments.id))
    .for('update');
  const own = new Map(rows.filter(({ userId }) => userId === into).map((row) => [row.courseId, row]));
  return rows.flatMap((theirs) => {
    const mine = theirs.userId === from ? own.get(theirs.courseId) : undefined;
    return mine === undefined ? [] : [{ mine, theirs }];
  });
}

async function joinEnrolments(at: WithNouns, { mine, theirs }: Pair): Promise<void> {
  const { db: tx } = at;
  const known = [await findProgress(tx, mine.id), await findProgress(tx, theirs.id)];
  const folded = foldEvents(await findEvents(tx, mine.id), await findRules(tx, mine.courseId));
  const lessonIds = new Set(known.flatMap((rows) => [...rows.keys()]));
  const states = [...lessonIds].map((id): [string, LessonState] => {
    const rows = known.flatMap((of) => of.get(id) ?? []);
    return [id, furthest(folded.get(id) ?? untouched, rows)];
  });
  await upsertProgress(tx, mine.id, new Map(states));
  const joined = await updateEnrolment(tx, mine.id, joinedOf(mine, theirs));
  if (joined.status === 'active' || joined.status === 'completed') await recordEvents(at, joined, []);
}

/** Completion is written once and nothing takes it back; what the ledger does not tell is kept from who came further. */
function furthest(folded: LessonState, rows: readonly LessonProgressRow[]): LessonState {
  const states = rows.map(stateOf);
  const best = states.reduce((one, other) => (other.percentage > one.percentage ? other : one), folded);
  const done = [folded, ...states].flatMap(({ completed_at }) => completed_at ?? []);
  return { ...best, completed_at: earliest(done) };
}

/** The first that one of them is in. */
const STATUSES: readonly EnrolmentRow['status'][] = [
  'completed',
  'active',
  'pending_payment',
  'unenrolled',
  'expired',
  'refunded',
];

function joinedOf(mine: EnrolmentRow, theirs: EnrolmentRow): Partial<EnrolmentRow> {
  const both = [mine, theirs];
  const isLater = (theirs.lastActivityAt?.getTime() ?? 0) > (mine.lastActivityAt?.getTime() ?? 0);
  const { lastLessonId, lastActivityAt } = isLater ? theirs : mine;
  return {
    status: STATUSES.find((status) => both.some((one) => one.status === status)) ?? mine.status,
    percentage: Math.max(mine.percentage, theirs.percentage),
    enrolledAt: earliest(both.map(({ enrolledAt }) => enrolledAt)) ?? mine.enrolledAt,
    completedAt: earliest(both.flatMap(({ completedAt }) => completedAt ?? [])),
    archivedAt: mine.archivedAt && theirs.archivedAt,
    lastLessonId,
    lastActivityAt,
  };
}

const earliest = (dates: readonly Date[]): Date | null =>
  dates.length === 0 ? null : new Date(Math.min(...dates.map((date) => date.getTime())));
