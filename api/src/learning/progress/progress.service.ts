import type { PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import type { ProgressEvent, ProgressReply } from '@stoa/shared/contract/learning/progress.ts';
import { rule, type RuleText } from '@stoa/shared/contract/kernel/rule.ts';
import { findCertificateSlug } from '../certificates/certificates.service.ts';
import type { Context, WithNouns } from '../../kernel/context.ts';
import { instantOrNull, type Database } from '../../kernel/database/database.ts';
import { enrolmentOf } from '../enrolments/enrolments.service.ts';
import { isLearning } from '../enrolments/enrolments.policy.ts';
import { findClosed } from '../enrolments/find-closed.ts';
import { lockEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';
import { Problem, invalid, notFound } from '../../kernel/problem.ts';
import { findDevice } from '../../people/sessions/find-device.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { allOpen, type ClosedLessons } from '../enrolments/openings.policy.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { admitEvents } from './admit-events.ts';
import { canBeMarked, isPlayed, type LessonRules } from './fold-progress.ts';
import { findProgress, findRules } from './progress.repository.ts';
import type { LessonProgressRow, ProgressDetail } from './progress.tables.ts';
import { recordEvents, type GivenEvent } from './record-events.ts';
import { completeWhatFollows } from './what-follows.ts';

type LessonProgress = PlayerLesson['progress'];

export const recordProgress = ({ db, nouns }: Context, viewer: Viewer, id: string, events: ProgressEvent[]) =>
  db.transaction(async (tx): Promise<ProgressReply> => {
    const at = { db: tx, nouns };
    const enrolment = await lockEnrolment(tx, id);
    if (enrolment === undefined || enrolment.userId !== viewer.user.id) throw notFound();
    if (!isLearning(enrolment)) throw new Problem('not_enrolled', 'You are not enrolled in this course.');
    const rulesOf = await findRules(tx, enrolment.courseId);
    requireFitting(events, rulesOf);
    const closed = await closedTo(at, viewer, enrolment);
    // What is told of a lesson that is closed counts for nothing, and holds back nothing that came along with it.
    const given = events.filter((event) => !closed.has(event.lesson_id)).map(givenOf);
    const admitted = await admitEvents(tx, enrolment, { given, rulesOf, now: new Date() });
    const device = await findDevice(tx, viewer.sessionId);
    const settled = await recordEvents(
      at,
      enrolment,
      admitted.events.map((event) => ({ ...event, ...device })),
    );
    const reply = await progressReply(
      tx,
      settled,
      events.map((event) => event.lesson_id),
    );
    const lessonIds = doneBy(reply, admitted.before);
    const followed = await completeWhatFollows(at, { enrolment: settled, lessonIds });
    return { ...reply, ...(await replyOfFollowed(tx, { id, reply, followed })), cut_s: admitted.cutS };
  });

async function closedTo(at: WithNouns, viewer: Viewer, enrolment: EnrolmentRow): Promise<ClosedLessons> {
  const course = await findCourse(at.db, { id: enrolment.courseId });
  return course ? findClosed(at, viewer, { course, enrolment }) : allOpen;
}

/** What these events have completed. */
const doneBy = ({ lessons }: ProgressReply, before: ReadonlyMap<string, LessonProgressRow>): string[] =>
  lessons
    .filter(({ lesson_id, progress }) => progress.completed && before.get(lesson_id)?.completedAt == null)
    .map(({ lesson_id }) => lesson_id);

/** What was completed along with them, and what became of the course by that. */
async function replyOfFollowed(
  tx: Database,
  { id, reply, followed }: { id: string; reply: ProgressReply; followed: readonly string[] },
): Promise<Partial<ProgressReply>> {
  const enrolment = followed.length > 0 ? await lockEnrolment(tx, id) : undefined;
  if (enrolment === undefined) return {};
  return progressReply(tx, enrolment, [...reply.lessons.map(({ lesson_id }) => lesson_id), ...followed]);
}

/** Every event must be one that its lesson knows; one that isn't is a mistake of the client, and named. */
function requireFitting(events: readonly ProgressEvent[], rulesOf: ReadonlyMap<string, LessonRules>): void {
  const errors: Record<string, RuleText> = {};
  events.forEach((event, index) => {
    const rules = rulesOf.get(event.lesson_id);
    if (!rules) errors[`events.${index}.lesson_id`] = rule('There is no such lesson in this course.');
    else if (!fits(event, rules)) errors[`events.${index}.kind`] = rule('A lesson of this kind has no such event.');
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const fits = ({ kind }: ProgressEvent, rules: LessonRules): boolean =>
  ({
    opened: true,
    watched: isPlayed(rules.kind),
    read: canBeMarked(rules.kind),
    page_seen: rules.kind === 'document',
    marked_done: canBeMarked(rules.kind),
  })[kind];

const givenOf = ({ lesson_id, kind, idem_key, ...detail }: ProgressEvent): GivenEvent => ({
  lessonId: lesson_id,
  kind,
  idemKey: idem_key,
  detail: detail as ProgressDetail,
});

/** How far somebody is in each lesson of a course, or in these; lessons never opened are not in it. */
export async function progressIn(
  db: Database,
  enrolment: Pick<EnrolmentRow, 'id'> | undefined,
  lessonIds?: readonly string[],
): Promise<Map<string, LessonProgress>> {
  if (enrolment === undefined) return new Map();
  const rows = await findProgress(db, enrolment.id, lessonIds);
  return new Map([...rows].map(([id, row]) => [id, progressOf(row)]));
}

export async function progressReply(
  db: Database,
  enrolment: EnrolmentRow,
  lessonIds: readonly string[],
): Promise<ProgressReply> {
  const ids = [...new Set(lessonIds)];
  const progress = await progressIn(db, enrolment, ids);
  return {
    enrollment: enrolmentOf(enrolment),
    lessons: ids.map((lesson_id) => ({ lesson_id, progress: progress.get(lesson_id) ?? noProgress })),
    certificate_slug: await findCertificateSlug(db, enrolment),
    cut_s: 0,
  };
}

const progressOf = (row: LessonProgressRow): LessonProgress => ({
  completed: row.completedAt !== null,
  completed_at: instantOrNull(row.completedAt),
  position_s: row.positionS,
  percentage: row.percentage,
  watched: row.ranges,
});

export const noProgress: LessonProgress = {
  completed: false,
  completed_at: null,
  position_s: 0,
  percentage: 0,
  watched: [],
};
