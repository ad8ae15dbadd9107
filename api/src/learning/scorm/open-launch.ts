import type { z } from 'zod';
import { CONTENT_PATH } from '@stoa/shared/contract/kernel/routes.ts';
import type { ScormAttempt, ScormLaunch, scormEndpoints } from '@stoa/shared/contract/learning/scorm.ts';
import { contentOriginFor } from '@stoa/shared/contract/site/content-origin.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { type Database, instantOf } from '../../kernel/database/database.ts';
import { spend } from '../../kernel/limits.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { makeToken } from '../../people/sessions/secret-token.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findLessonAtWork } from '../../teaching/courses/lesson-at-work.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findActivityTree, findPackage, type FoundPackage } from '../../files/scorm-packages/find-package.ts';
import { canEnterCourse, canOpenLesson, isLearning } from '../enrolments/enrolments.policy.ts';
import { findClosed, lockedUntil } from '../enrolments/find-closed.ts';
import { findEnrolment, lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { recordEvents } from '../progress/record-events.ts';
import { attemptOf, unkeptAttempt } from './attempt-view.ts';
import { findOwnLaunch, insertLaunch, updateExpiry } from './launches.repository.ts';
import { isSequenced, scosOf } from './package-scos.ts';
import { canGoOn, canInspect, MOST_ATTEMPTS } from './scorm.policy.ts';
import { findRegistrations, findScos, insertRegistration, updateRegistration } from './scorm.repository.ts';
import type { LaunchRow, RegistrationRow } from './scorm.tables.ts';

type Asked = z.output<(typeof scormEndpoints)['openScorm']['body']>;
const LAUNCH_MS = 2 * 60 * 60 * 1000;
export const launchEnd = (): Date => new Date(Date.now() + LAUNCH_MS);

interface Opened {
  title: string;
  fileId: string;
  /** Of one who learns: what is set is kept. */
  enrolment: EnrolmentRow | undefined;
}

/** `siteOrigin`: of the page that will frame it, as its visitor opened it. */
export async function openScorm(
  { db, nouns, settings, limits }: Context,
  { viewer, siteOrigin }: { viewer: Viewer; siteOrigin: string },
  asked: Asked,
): Promise<ScormLaunch> {
  const opened = await requireOpen({ db, nouns }, viewer, asked);
  const contentOrigin = contentOriginFor(settings, siteOrigin);
  if (contentOrigin === undefined) throw new Problem('unavailable', NO_HOST);
  const found = await findPackage(db, opened.fileId);
  if (found === undefined) throw new Problem('conflict', NO_PACKAGE);
  await spend(limits.scormLaunches, viewer.user.id);
  const { token, tokenHash: capabilityHash } = makeToken();
  const { launch, attempt } = await db.transaction(async (tx) => {
    const enrolment = opened.enrolment && (await lockEnrolment(tx, opened.enrolment.id));
    const begun = enrolment && (await beginOrGoOn(tx, enrolment, { asked, found }));
    const registration = begun && (await updateRegistration(tx, begun.id, { launchNo: begun.launchNo + 1, seq: 0 }));
    const inserted = await insertLaunch(tx, {
      capabilityHash,
      userId: viewer.user.id,
      sessionId: viewer.sessionId,
      purpose: asked.purpose,
      registrationId: registration?.id ?? null,
      lessonId: asked.lesson_id,
      fileId: found.fileId,
      launchNo: registration?.launchNo ?? 0,
      siteOrigin,
      contentOrigin,
      expiresAt: launchEnd(),
    });
    if (enrolment) await tellOpened({ db: tx, nouns }, enrolment, inserted);
    return { launch: inserted, attempt: await attemptIn(tx, inserted, { registration, found }) };
  });
  return {
    id: launch.id,
    url: `${contentOrigin}${CONTENT_PATH}/${token}/~player`,
    origin: contentOrigin,
    expires_at: instantOf(launch.expiresAt),
    // A frame must have a name, whatever the package's maker forgot.
    title: found.title || opened.title,
    version: found.version,
    items: found.items,
    attempt,
  };
}

const NO_HOST =
  'Packages cannot be opened on this site yet: its operator has to name a host for them in STOA_CONTENT_URL.';
const NO_PACKAGE = 'This lesson has no package yet.';

/** Not to be told from a missing lesson by those who may not know of it. */
async function requireOpen(
  reach: WithNouns,
  viewer: Viewer,
  { lesson_id, purpose }: Pick<Asked, 'lesson_id' | 'purpose'>,
): Promise<Opened> {
  return purpose === 'inspect'
    ? requireInspected(reach.db, viewer, lesson_id)
    : requireLearnt(reach, viewer, lesson_id);
}

async function requireInspected(db: Database, viewer: Viewer, lessonId: string): Promise<Opened> {
  const found = await findLessonAtWork(db, lessonId);
  if (found?.lesson.kind !== 'scorm' || !canInspect(viewer, found.course)) throw notFound();
  const { title, file_id: fileId } = found.lesson;
  if (fileId === null) throw new Problem('conflict', NO_PACKAGE);
  return { title, fileId, enrolment: undefined };
}

async function requireLearnt(reach: WithNouns, viewer: Viewer, lessonId: string): Promise<Opened> {
  const { db } = reach;
  const lesson = await findLesson(db, lessonId);
  const course = lesson?.kind === 'scorm' ? await findCourse(db, { id: lesson.courseId }) : undefined;
  if (!lesson || !course) throw notFound();
  const enrolment = await findEnrolment(db, viewer.user.id, course.id);
  if (!canEnterCourse(viewer, course, enrolment)) throw notFound();
  const closed = await findClosed(reach, viewer, { course, enrolment });
  if (!canOpenLesson(viewer, { course, enrolment, lesson, isFirstVideo: false, closed })) {
    throw lockedUntil(closed.get(lesson.id));
  }
  if (lesson.fileId === null) throw new Problem('conflict', NO_PACKAGE);
  return { title: lesson.title, fileId: lesson.fileId, enrolment: isLearning(enrolment) ? enrolment : undefined };
}

/** So that one goes on there, and the course knows that one was at work. */
async function tellOpened(at: WithNouns, enrolment: EnrolmentRow, { id: idemKey, lessonId }: LaunchRow): Promise<void> {
  await recordEvents(at, enrolment, [{ lessonId, kind: 'opened', idemKey, detail: {} }]);
}

/** The enrolment's row is held. The newest way through this very package, unless another is wanted, or there is none. */
async function beginOrGoOn(
  tx: Database,
  { id, userId }: EnrolmentRow,
  { asked, found }: { asked: Asked; found: FoundPackage },
): Promise<RegistrationRow> {
  const before = await findRegistrations(tx, { userId, lessonId: asked.lesson_id });
  const [newest] = before;
  if (newest && asked.attempt === 'go_on' && canGoOn(newest, found.fileId)) return newest;
  const attemptNo = 1 + (newest?.attemptNo ?? 0);
  if (before.filter(({ fileId }) => fileId === found.fileId).length >= MOST_ATTEMPTS) {
    throw new Problem('attempts_spent', `You have begun this package ${MOST_ATTEMPTS} times. Go on with the last one.`);
  }
  const { fileId, version, items } = found;
  const activityTree = await findActivityTree(tx, fileId);
  // What the root says decides where a manifest has rules; until it says something it says nothing.
  const root = isSequenced({ activityTree, items })
    ? ({ rootCompletion: 'unknown', rootSuccess: 'unknown' } as const)
    : {};
  const begun = { userId, enrolmentId: id, lessonId: asked.lesson_id, fileId, version, attemptNo, ...root };
  return insertRegistration(tx, begun, scosOf(items));
}

/** As it stands when it is opened. */
async function attemptIn(
  tx: Database,
  launch: LaunchRow,
  { registration, found }: { registration: RegistrationRow | undefined; found: FoundPackage },
): Promise<ScormAttempt> {
  if (registration) {
    return attemptOf(registration, (await findScos(tx, [registration.id])).get(registration.id) ?? [], found.fileId);
  }
  const untouched = { completion: 'unknown', success: 'unknown', score: null, total_time_s: 0 } as const;
  return unkeptAttempt(
    launch.createdAt,
    scosOf(found.items).map(({ identifier, title }) => ({ identifier, title, ...untouched })),
  );
}

/** As long as one may still open the lesson. @throws as opening it does */
export async function renewScorm(reach: WithNouns, viewer: Viewer, id: string): Promise<{ expires_at: string }> {
  const { db } = reach;
  const launch = await findOwnLaunch(db, viewer.user.id, id);
  if (launch === undefined) throw notFound();
  const { enrolment } = await requireOpen(reach, viewer, { lesson_id: launch.lessonId, purpose: launch.purpose });
  // What was kept once is not gone on with by one who only looks on.
  if (launch.registrationId !== null && enrolment === undefined) {
    throw new Problem('not_enrolled', 'You are not enrolled in this course.');
  }
  const expiresAt = launchEnd();
  await updateExpiry(db, launch.id, expiresAt);
  return { expires_at: instantOf(expiresAt) };
}
