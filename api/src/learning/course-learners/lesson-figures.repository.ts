import { sql } from 'drizzle-orm';
import type { ReportedLesson } from '@stoa/shared/contract/learning/course-learners.ts';
import { type Database, rowsOf } from '../../kernel/database/database.ts';
import { currentLearners } from './current-learners.ts';
import { theCourse } from './report-scope.ts';
import type { SecondsRange } from '../progress/watched-seconds.ts';

/** The lessons of a course in their order, with how many of its learners began and completed each. */
export const findLessonFigures = (db: Database, courseId: string): Promise<ReportedLesson[]> =>
  rowsOf(
    db,
    sql`with taken as (select e.id from ${currentLearners(theCourse(courseId))})
      select l.id, l.title, m.title as module, l.kind, l.duration_s::float8 as duration_s,
        count(p.enrolment_id)::int as began, count(p.completed_at)::int as completed
      from lessons l join modules m on m.id = l.module_id
      left join (lesson_progress p join taken on taken.id = p.enrolment_id) on p.lesson_id = l.id
      where l.course_id = ${courseId}
      group by l.id, m.id order by m."order", l."order"`,
  );

export async function countCurrent(db: Database, courseId: string): Promise<number> {
  const [row] = await rowsOf<{ learners: number }>(
    db,
    sql`select count(*)::int as learners from ${currentLearners(theCourse(courseId))}`,
  );
  return row?.learners ?? 0;
}

/** What each learner of today has played of a film, who played some of it. */
export async function findPlayedRanges(
  db: Database,
  { id, courseId }: { id: string; courseId: string },
): Promise<SecondsRange[][]> {
  const rows = await rowsOf<{ ranges: SecondsRange[] }>(
    db,
    sql`select p.ranges from lesson_progress p
      where p.lesson_id = ${id} and p.ranges <> '[]'::jsonb
        and p.enrolment_id in (select e.id from ${currentLearners(theCourse(courseId))})`,
  );
  return rows.map(({ ranges }) => ranges);
}
