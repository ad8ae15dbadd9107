import type { LessonContent } from '@stoa/shared/contract/learning/player.ts';
import type { OwnScorm, ScormAttempt } from '@stoa/shared/contract/learning/scorm.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { findPackages } from '../../files/scorm-packages/find-package.ts';
import { attemptOf } from './attempt-view.ts';
import {
  findBegunLessons,
  findRegistrations,
  findRegistrationsById,
  findScos,
  type BegunLesson,
} from './scorm.repository.ts';

/** What the lesson says before its package is opened. */
export async function scormContentOf(
  db: Database,
  userId: string | undefined,
  lesson: LessonRow,
): Promise<LessonContent> {
  const found = lesson.fileId === null ? undefined : (await findPackages(db, [lesson.fileId])).get(lesson.fileId);
  if (found === undefined) throw new Problem('conflict', 'This lesson has no package yet.');
  const attempts = userId === undefined ? [] : await attemptsAt(db, userId, lesson);
  return { kind: 'scorm', title: found.title || lesson.title, version: found.version, attempts };
}

/** One's own stay to be looked at when the lesson is closed to one, or holds another package. */
export async function getScormProgress(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  lessonId: string,
): Promise<{ attempts: ScormAttempt[] }> {
  const lesson = await findLesson(db, lessonId);
  if (lesson?.kind !== 'scorm') throw notFound();
  return { attempts: await attemptsAt(db, viewer.user.id, lesson) };
}

async function attemptsAt(db: Database, userId: string, lesson: LessonRow): Promise<ScormAttempt[]> {
  const registrations = await findRegistrations(db, { userId, lessonId: lesson.id });
  const scos = await findScos(
    db,
    registrations.map(({ id }) => id),
  );
  return registrations.map((one) => attemptOf(one, scos.get(one.id) ?? [], lesson.fileId));
}

export async function listOwnScorm(
  { db }: Pick<Context, 'db'>,
  { user }: Viewer,
  query: { page: number; per_page: number },
): Promise<{ items: OwnScorm[]; total: number; page: number; per_page: number }> {
  const begun = await findBegunLessons(db, user.id, query);
  const ids = begun.map(({ registration_id }) => registration_id);
  const [registrations, scos] = await Promise.all([findRegistrationsById(db, ids), findScos(db, ids)]);
  const items = begun.flatMap((row) => {
    const registration = registrations.get(row.registration_id);
    if (registration === undefined) return [];
    const attempt = attemptOf(registration, scos.get(registration.id) ?? [], row.lesson_file_id);
    return [{ ...namesOf(row), version: registration.version, attempt }];
  });
  return { items, total: begun[0]?.total ?? 0, ...query };
}

const namesOf = (row: BegunLesson): Pick<OwnScorm, 'course' | 'lesson'> => ({
  course: { id: row.course_id, name: row.course_name, slug: row.course_slug },
  lesson: { id: row.lesson_id, title: row.lesson_title },
});
