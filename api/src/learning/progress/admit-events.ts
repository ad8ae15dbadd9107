import type { Database } from '../../kernel/database/database.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { admit, freeTime } from './clock-allowance.ts';
import { foldProgress, type LessonRules, type LessonState } from './fold-progress.ts';
import { findKnownKeys, findProgress, lockTimeTaken } from './progress.repository.ts';
import type { LessonProgressRow } from './progress.tables.ts';
import { stateOf, type GivenEvent } from './record-events.ts';

interface Admitted {
  events: GivenEvent[];
  cutS: number;
  /** How far their lessons were before. */
  before: ReadonlyMap<string, LessonProgressRow>;
}

/**
 * The new ones of these events, each cut to what the clock of their person allows. Those that are known already use no
 * time a second time.
 */
export async function admitEvents(
  tx: Database,
  enrolment: EnrolmentRow,
  { given, rulesOf, now }: { given: readonly GivenEvent[]; rulesOf: ReadonlyMap<string, LessonRules>; now: Date },
): Promise<Admitted> {
  let free = freeTime(await lockTimeTaken(tx, enrolment.userId), enrolment.enrolledAt, now);
  const rows = await findProgress(tx, enrolment.id, [...new Set(given.map(({ lessonId }) => lessonId))]);
  const states = new Map<string, LessonState>();
  const events: GivenEvent[] = [];
  let cutS = 0;
  for (const event of await onlyNew(tx, enrolment.userId, given)) {
    const rules = rulesOf.get(event.lessonId);
    if (!rules) continue;
    const state = states.get(event.lessonId) ?? stateOf(rows.get(event.lessonId));
    const claim = { ...event, detail: event.detail ?? {} };
    const admitted = admit(claim, { state, rules, free });
    states.set(event.lessonId, foldProgress(state, { ...admitted.event, at: now }, rules));
    events.push(admitted.event);
    free -= admitted.usedS;
    cutS += admitted.cutS;
  }
  return { events, cutS, before: rows };
}

async function onlyNew(tx: Database, userId: string, given: readonly GivenEvent[]): Promise<GivenEvent[]> {
  const seen = await findKnownKeys(
    tx,
    userId,
    given.map(({ idemKey }) => idemKey),
  );
  return given.filter(({ idemKey }) => !seen.has(idemKey) && seen.add(idemKey));
}
