import {
  MOST_COMMIT_CHARS,
  MOST_REGISTRATION_CHARS,
  type CommitOutcome,
  type LaunchEnd,
  type ScormCommit,
  type ScormKept,
} from '@stoa/shared/contract/learning/scorm.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { WithNouns } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { invalid, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findPackage } from '../../files/scorm-packages/find-package.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { recordEvents } from '../progress/record-events.ts';
import { attemptOf, unkeptAttempt } from './attempt-view.ts';
import { findOwnLaunch } from './launches.repository.ts';
import { scosOf } from './package-scos.ts';
import { readCmi } from './read-cmi.ts';
import { isComplete } from './scorm.policy.ts';
import { findRegistration, findScos, lockRegistration, updateRegistration, updateSco } from './scorm.repository.ts';
import type { LaunchRow, RegistrationRow, ScoRow, scormRegistrations } from './scorm.tables.ts';
import { rootStatusOf } from './sequencing-text.ts';

/** By the site's page, for what the package's own could not bring home: maybe days later, so the launch may be over. */
export async function keepScormData(
  reach: WithNouns,
  viewer: Viewer,
  { launch_id, ...commit }: ScormCommit & { launch_id: string },
): Promise<ScormKept> {
  const launch = await findOwnLaunch(reach.db, viewer.user.id, launch_id);
  if (launch === undefined) throw notFound();
  return keepCommit(reach, launch, commit);
}

export async function keepCommit({ db, nouns }: WithNouns, launch: LaunchRow, commit: ScormCommit): Promise<ScormKept> {
  requireBounds(commit);
  return launch.registrationId === null
    ? seeCommit(db, launch, commit)
    : db.transaction((tx) => keepIn({ db: tx, nouns }, launch, commit));
}

function requireBounds({ cmi, sequencing }: ScormCommit): void {
  if (charsOf(cmi) + (sequencing?.length ?? 0) <= MOST_COMMIT_CHARS) return;
  throw invalid({ cmi: rule('This is more than can be kept of one part of a package.') });
}

const charsOf = (cmi: ScormCommit['cmi']): number => JSON.stringify(cmi).length;

/** What takes no more room than before is kept however much there is. */
function requireRoom(scos: readonly ScoRow[], sco: ScoRow, { cmi }: ScormCommit): void {
  const more = charsOf(cmi) - sco.chars;
  const before = scos.reduce((sum, { chars }) => sum + chars, 0);
  if (more <= 0 || before + more <= MOST_REGISTRATION_CHARS) return;
  throw invalid({ cmi: rule('This is more than can be kept of one package, all its parts together.') });
}

/** Of an opening that keeps nothing: what it would mean. */
async function seeCommit(db: Database, launch: LaunchRow, { sco, cmi }: ScormCommit): Promise<ScormKept> {
  const found = await findPackage(db, launch.fileId);
  const item = found && requireSco(scosOf(found.items), sco);
  if (found === undefined || item === undefined) throw notFound();
  const shown = { identifier: item.identifier, title: item.title, ...readCmi(found.version, cmi) };
  return { outcome: 'kept', attempt: unkeptAttempt(launch.createdAt, [shown]) };
}

function requireSco<T extends { identifier: string }>(scos: readonly T[], identifier: string): T {
  const sco = scos.find((one) => one.identifier === identifier);
  if (sco === undefined) throw invalid({ sco: rule('This package has no such part.') });
  return sco;
}

/** Whoever changes an enrolment holds its row first; so nobody waits for one who waits for them. */
async function keepIn(at: WithNouns, launch: LaunchRow, commit: ScormCommit): Promise<ScormKept> {
  const { db: tx } = at;
  const { enrolmentId } = await requireRegistration(tx, launch);
  const enrolment = await lockEnrolment(tx, enrolmentId);
  const registration = await lockRegistration(tx, launch.registrationId!);
  if (enrolment === undefined || registration === undefined) throw notFound();
  const before = await scosIn(tx, registration);
  const sco = requireSco(before, commit.sco);
  const outcome = judge({ enrolment, registration, sco }, launch, commit);
  if (outcome !== 'kept') {
    const reason = outcome === 'expired' ? ({ reason: 'not_enrolled' } as const) : {};
    return { outcome, ...reason, attempt: await viewOf(tx, registration, before) };
  }
  requireRoom(before, sco, commit);
  await keepSco(tx, { registration, sco, commit });
  const scos = await scosIn(tx, registration);
  const after = await keepRegistration(tx, { registration, scos, commit });
  if (after.completedAt && !registration.completedAt) await completeLesson(at, enrolment, after);
  return { outcome, attempt: await viewOf(tx, after, scos) };
}

function judge(
  { enrolment, registration, sco }: { enrolment: EnrolmentRow; registration: RegistrationRow; sco: ScoRow },
  launch: LaunchRow,
  { seq }: ScormCommit,
): CommitOutcome {
  if (!isLearning(enrolment)) return 'expired';
  if (registration.launchNo !== launch.launchNo) return 'taken_over';
  return sco.launchNo === launch.launchNo && sco.seq >= seq ? 'older' : 'kept';
}

async function keepSco(
  tx: Database,
  { registration, sco, commit }: { registration: RegistrationRow; sco: ScoRow; commit: ScormCommit },
): Promise<void> {
  const { total_time_s: totalTimeS, ...status } = readCmi(registration.version, commit.cmi);
  const now = new Date();
  const place = { launchNo: registration.launchNo, seq: commit.seq };
  const when = { firstCommitAt: sco.firstCommitAt ?? now, lastCommitAt: now };
  await updateSco(tx, sco, { cmi: commit.cmi, chars: charsOf(commit.cmi), ...place, ...status, totalTimeS, ...when });
}

/** What is the whole way's: its place and the state of its sequencing, of the newest commit whatever SCO it is of. */
async function keepRegistration(
  tx: Database,
  { registration, scos, commit }: { registration: RegistrationRow; scos: readonly ScoRow[]; commit: ScormCommit },
): Promise<RegistrationRow> {
  const now = new Date();
  const isNewest = commit.seq > registration.seq;
  const place = isNewest ? { seq: commit.seq, currentItem: commit.sco, ...sequencingOf(registration, commit) } : {};
  const { rootCompletion, rootSuccess } = { ...registration, ...place };
  const root = rootCompletion && rootSuccess ? { completion: rootCompletion, success: rootSuccess } : null;
  const completedAt = registration.completedAt ?? (isComplete(scos, root) ? now : null);
  return updateRegistration(tx, registration.id, { ...place, lastCommitAt: now, completedAt });
}

/** A package with rules cannot be completed by leaving their state out. */
function sequencingOf(
  { rootCompletion }: RegistrationRow,
  { sequencing }: ScormCommit,
): Partial<Pick<typeof scormRegistrations.$inferSelect, 'sequencing' | 'rootCompletion' | 'rootSuccess'>> {
  const root = rootCompletion === null || sequencing === null ? undefined : rootStatusOf(sequencing);
  return root ? { sequencing, rootCompletion: root.completion, rootSuccess: root.success } : {};
}

/** Once for each way through the package: a second telling has the same key. */
async function completeLesson(at: WithNouns, enrolment: EnrolmentRow, registration: RegistrationRow): Promise<void> {
  const { id: idemKey, lessonId } = registration;
  await recordEvents(at, enrolment, [{ lessonId, kind: 'scorm_completed', idemKey, detail: {} }]);
}

const scosIn = async (tx: Database, { id }: RegistrationRow): Promise<ScoRow[]> =>
  (await findScos(tx, [id])).get(id) ?? [];

async function requireRegistration(db: Database, { registrationId }: LaunchRow): Promise<RegistrationRow> {
  const found = registrationId === null ? undefined : await findRegistration(db, registrationId);
  if (found === undefined) throw notFound();
  return found;
}

async function viewOf(tx: Database, registration: RegistrationRow, scos: readonly ScoRow[]) {
  const lesson = await findLesson(tx, registration.lessonId);
  return attemptOf(registration, scos, lesson?.fileId ?? null);
}

/** What stands of a launch that keeps nothing more. */
export async function expiredCommit(db: Database, launch: LaunchRow, reason: LaunchEnd): Promise<ScormKept> {
  const over = { outcome: 'expired', reason } as const;
  if (launch.registrationId === null) return { ...over, attempt: unkeptAttempt(launch.createdAt, []) };
  const registration = await requireRegistration(db, launch);
  return { ...over, attempt: await viewOf(db, registration, await scosIn(db, registration)) };
}
