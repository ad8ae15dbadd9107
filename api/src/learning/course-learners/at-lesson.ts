import { sql, type SQL } from 'drizzle-orm';
import type { LearnerFilters } from '@stoa/shared/contract/learning/course-learners.ts';
import {
  isOfStretch,
  LEAST_LEARNERS,
  type LessonStage,
  type StretchStage,
} from '@stoa/shared/contract/learning/report-words.ts';
import type { Database } from '../../kernel/database/database.ts';
import { findLesson } from '../../teaching/lessons/outline.ts';
import { type Edges, edgesOf } from './film-retention.ts';
import { findPlayedRanges } from './lesson-figures.repository.ts';

/** What is asked of enrolments `e`, to be at a stage of a lesson. */
export async function atLesson(db: Database, { lesson_id, stage, from_s, to_s }: LearnerFilters): Promise<SQL> {
  if (lesson_id === undefined || stage === undefined) return sql`true`;
  if (!isOfStretch(stage)) return isAt(lesson_id, stages[stage]);
  const film = await findLesson(db, lesson_id);
  if (film === undefined || from_s === undefined || to_s === undefined) return sql`false`;
  const played = await findPlayedRanges(db, film);
  if (played.length < LEAST_LEARNERS) return sql`false`;
  return isAt(lesson_id, inStretch(stage, edgesOf({ from_s, to_s }, film.durationS)));
}

const isAt = (lessonId: string, condition: SQL): SQL => sql`exists (
  select from lesson_progress p where p.enrolment_id = e.id and p.lesson_id = ${lessonId} and ${condition})`;

const stages: Record<Exclude<LessonStage, StretchStage>, SQL> = {
  began: sql`true`,
  completed: sql`p.completed_at is not null`,
  played: sql`p.ranges <> '[]'::jsonb`,
};

const start = sql`(r.range ->> 0)::float8`;
const end = sql`(r.range ->> 1)::float8`;
const hasRange = (condition: SQL): SQL =>
  sql`exists (select from jsonb_array_elements(p.ranges) as r(range) where ${condition})`;

function inStretch(stage: StretchStage, { after, before, past }: Edges): SQL {
  const reached = hasRange(sql`${end} > ${after}::float8`);
  if (stage === 'watched') return hasRange(sql`${end} > ${after}::float8 and ${start} < ${before}::float8`);
  if (stage === 'reached' || past === undefined) return reached;
  return sql`${reached} and not ${hasRange(sql`${end} > ${past}::float8`)}`;
}
