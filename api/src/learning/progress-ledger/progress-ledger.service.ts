import type { CourseProgress, LedgerEntry } from '@stoa/shared/contract/learning/progress-ledger.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findEnrolment, findOwnEnrolment } from '../enrolments/enrolments.repository.ts';
import { enrolmentOf } from '../enrolments/enrolments.service.ts';
import type { EventRow } from '../progress/progress.repository.ts';
import { missingOf } from './missing.ts';
import { findLessonEvents, findNotedEvents, findTakenLessons } from './progress-ledger.repository.ts';
import { statementOf } from './statement-of.ts';

export async function getCourseProgress({ db }: Context, viewer: Viewer, id: string): Promise<CourseProgress> {
  const enrolment = await findOwnEnrolment(db, viewer.user.id, id);
  if (enrolment === undefined) throw notFound();
  const lessons = await findTakenLessons(db, enrolment);
  const required = lessons.filter((lesson) => lesson.required);
  return {
    enrollment: enrolmentOf(enrolment),
    required: required.length,
    completed: required.filter(({ completedAt }) => completedAt !== null).length,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      module: lesson.module,
      kind: lesson.kind,
      required: lesson.required,
      completed_at: instantOrNull(lesson.completedAt),
      percentage: lesson.percentage,
      missing: lesson.completedAt === null ? missingOf(lesson) : null,
    })),
  };
}

export async function listLessonEvents(
  { db }: Context,
  viewer: Viewer,
  { id, page, per_page }: { id: string; page: number; per_page: number },
) {
  const lesson = await findLesson(db, id);
  const enrolment = lesson && (await findEnrolment(db, viewer.user.id, lesson.courseId));
  if (enrolment === undefined) throw notFound();
  const { rows, total } = await findLessonEvents(db, { enrolmentId: enrolment.id, lessonId: id, page, per_page });
  return { items: rows.map(entryOf), page, per_page, total };
}

function entryOf({ id, at, kind, detail, browser, os }: EventRow): LedgerEntry {
  const { ranges, read_s, cut_s, page, pages, score, passed } = detail;
  const playedS = ranges?.reduce((sum, [from, to]) => sum + to - from, 0);
  return {
    id,
    at: instantOf(at),
    kind,
    counted_s: playedS ?? read_s ?? null,
    cut_s: cut_s ?? 0,
    page: page ?? null,
    pages: pages ?? null,
    score: score ?? null,
    passed: passed ?? null,
    device: browser === null && os === null ? null : { browser, os },
  };
}

const MOST_STATEMENTS = 500;

export async function listStatements(
  { db, settings }: Context,
  viewer: Viewer,
  { id, after }: { id: string; after?: string | undefined },
) {
  const enrolment = await findOwnEnrolment(db, viewer.user.id, id);
  if (enrolment === undefined) throw notFound();
  const events = await findNotedEvents(db, { enrolmentId: id, after, limit: MOST_STATEMENTS });
  return {
    statements: events.map((event) => statementOf(event, settings.siteUrl)),
    more: events.length === MOST_STATEMENTS ? (events.at(-1)?.id ?? null) : null,
  };
}
