import type { CourseLearner } from '@stoa/shared/contract/learning/course-learners.ts';
import { LEAST_LEARNERS } from '@stoa/shared/contract/learning/report-words.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { isPlayed } from '../progress/fold-progress.ts';
import { canSeeStatistics } from '../quizzes/quizzes.policy.ts';
import { atLesson } from './at-lesson.ts';
import { countLearners } from './count-learners.ts';
import { findLearners, type LearnerRow, type LearnersAsked } from './course-learners.repository.ts';
import { bucketOf, retentionOf, type Stretch } from './film-retention.ts';
import { countCurrent, findLessonFigures, findPlayedRanges } from './lesson-figures.repository.ts';
import { requireReported, requireScope, taughtBy } from './report-scope.ts';

export const listEnrolmentCounts = async (db: Database, { user }: Viewer) => ({
  items: await countLearners(db, taughtBy(user.id), user.id),
});

export async function listCourseLearners(db: Database, viewer: Viewer, asked: LearnersAsked) {
  const scope = await requireScope(db, viewer, asked.course_id);
  const at = await atLesson(db, asked);
  const { rows, counted } = await findLearners(db, { scope, at }, asked);
  return { items: rows.map(learnerOf), page: asked.page, per_page: asked.per_page, ...counted };
}

export const learnerOf = (row: LearnerRow): CourseLearner => ({
  ...row,
  enrolled_at: instantOf(row.enrolled_at),
  last_activity_at: instantOrNull(row.last_activity_at),
  completed_at: instantOrNull(row.completed_at),
});

export async function listLessonFigures(db: Database, viewer: Viewer, courseId: string) {
  const course = await requireReported(db, viewer, courseId);
  const lessons = await findLessonFigures(db, courseId);
  const learners = await countCurrent(db, courseId);
  return { learners, can_see_answers: canSeeStatistics(viewer, course), lessons };
}

export async function getFilmRetention(
  db: Database,
  viewer: Viewer,
  { id, from_s = 0, to_s }: Partial<Stretch> & { id: string },
) {
  const film = await requireFilm(db, viewer, id);
  const played = await findPlayedRanges(db, film);
  const stretch = { from_s, to_s: Math.min(to_s ?? film.durationS, film.durationS) };
  const bucketS = Math.max(1, bucketOf(stretch, film.durationS));
  return {
    learners: played.length,
    bucket_s: bucketS,
    buckets: played.length < LEAST_LEARNERS ? [] : retentionOf(played, film.durationS, stretch, bucketS),
  };
}

/** A film or recording whose learners this viewer may see. */
export async function requireFilm(db: Database, viewer: Viewer, lessonId: string) {
  const film = await findLesson(db, lessonId);
  if (film === undefined) throw notFound();
  await requireReported(db, viewer, film.courseId);
  if (!isPlayed(film.kind)) throw notFound();
  return film;
}
