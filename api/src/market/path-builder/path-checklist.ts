import { sql } from 'drizzle-orm';
import { quotingRule, rule } from '@stoa/shared/contract/kernel/rule.ts';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import {
  FEWEST_PATH_COURSES,
  FEWEST_PATH_OBJECTIVES,
  LEAST_PATH_INSTRUCTIONS,
} from '@stoa/shared/contract/market/path-words.ts';
import { finishedCriterion, type Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import { rowsOf, type Database } from '../../kernel/database/database.ts';

type Checklist = PathBuilder['checklist'];
type Key = Checklist[number]['key'];

/** What the checklist is judged by. */
export interface PathFacts {
  courses: { name: string; required: boolean; is_published: boolean }[];
  objectives: number;
  has_banner: boolean;
  has_overview: boolean;
  fee_is_set: boolean;
  assignments: { title: string; instructions: string; rubric: Criterion[] }[];
}

/** Of path `p`. */
export const pathFacts = sql`
  coalesce((
    select json_agg(json_build_object(
      'name', c.name, 'required', pc.required,
      'is_published', c.status = 'published' and c.deleted_at is null) order by pc."order")
    from learning_path_courses pc join courses c on c.id = pc.course_id
    where pc.path_id = p.id), '[]'::json) as courses,
  (select count(*)::int from learning_path_objectives o where o.path_id = p.id) as objectives,
  p.banner_file_id is not null as has_banner, p.overview ~ '\\S' as has_overview, p.fee_is_set,
  coalesce((
    select json_agg(json_build_object('title', a.title, 'instructions', a.instructions, 'rubric', a.rubric)
      order by a."order")
    from learning_path_assignments a where a.path_id = p.id), '[]'::json) as assignments`;

export async function findPathFacts(db: Database, id: string): Promise<PathFacts> {
  const [facts] = await rowsOf<PathFacts>(db, sql`select ${pathFacts} from learning_paths p where p.id = ${id}`);
  if (facts === undefined) throw new Error(`No learning path ${id}.`);
  return facts;
}

/** What a learning path is published with; what fails says what to do. */
export function pathChecklist({ courses, objectives, ...facts }: PathFacts): Checklist {
  const amiss = amissIn(courses);
  const lines: [Key, boolean, string][] = [
    ['courses', amiss === undefined, amiss ?? ''],
    [
      'objectives',
      objectives >= FEWEST_PATH_OBJECTIVES,
      rule('Add at least three things learners will be able to do.'),
    ],
    ['banner', facts.has_banner, rule('Add a banner, and say what it shows.')],
    ['overview', facts.has_overview, rule('Write what the learning path is about.')],
    ['fee', facts.fee_is_set, rule('Say what the learning path costs.')],
    ...assignmentLines(facts.assignments),
  ];
  return lines.map(([key, passed, message]) => ({ key, passed, message: passed ? '' : message }));
}

/** Completion is judged by what is required: a path that requires nothing is never completed. */
export const NONE_REQUIRED = rule('At least one course must be required.');

function amissIn(courses: PathFacts['courses']): string | undefined {
  const takenOff = courses.find(({ is_published }) => !is_published);
  if (takenOff) return quotingRule("Course '{text}' is not published: take it out of the path.", takenOff.name);
  if (courses.length < FEWEST_PATH_COURSES) return rule('Add at least two courses.');
  return courses.some(({ required }) => required) ? undefined : NONE_REQUIRED;
}

/** None where nothing is to be handed in. */
function assignmentLines(assignments: PathFacts['assignments']): [Key, boolean, string][] {
  if (assignments.length === 0) return [];
  const unsaid = assignments.find(({ instructions }) => instructions.trim().length < LEAST_PATH_INSTRUCTIONS);
  if (unsaid) {
    const message = quotingRule("Say in at least 20 characters what to make in '{text}'.", unsaid.title);
    return [['assignments', false, message]];
  }
  const unnamed = assignments.find(({ rubric }) => !rubric.every((one) => finishedCriterion.safeParse(one).success));
  const message = unnamed && quotingRule("Name every criterion of '{text}'.", unnamed.title);
  return [['assignments', unnamed === undefined, message ?? '']];
}

/** Key → what to do, of the lines that fail. */
export const failingLines = (checklist: Checklist): Record<string, string[]> =>
  Object.fromEntries(checklist.filter(({ passed }) => !passed).map(({ key, message }) => [key, [message]]));
