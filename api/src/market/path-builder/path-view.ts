import { sql } from 'drizzle-orm';
import type { PathBuilder } from '@stoa/shared/contract/market/path-builder.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import { findFile } from '../../files/find-files.ts';
import { storedFileView } from '../../files/files.service.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, instantOrNull, rowsOf, type Database } from '../../kernel/database/database.ts';
import { notFound } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { courseCardsById } from '../../teaching/courses/course-cards.ts';
import { findPath } from '../learning-paths/learning-paths.repository.ts';
import type { PathRow } from '../learning-paths/learning-paths.tables.ts';
import { bannerUrlOf } from '../learning-paths/path-banner.ts';
import { findPathAssignments } from '../path-assignments/path-assignments.repository.ts';
import { assignmentOfRow } from '../path-assignments/path-work.ts';
import { placeColumn, placeTables } from '../learning-paths/place-sql.ts';
import { pathActionsOf, requireSight } from './path-builder.policy.ts';
import { isPathTaken, type PathKey } from './path-builder.repository.ts';
import { findPathFacts, pathChecklist } from './path-checklist.ts';
import { findParts } from './path-parts.ts';

type Reading = Pick<Context, 'db' | 'files'>;

/** A path as its partner edits it and its reviewer reads it. */
export async function getBuilder(reading: Reading, viewer: Viewer, key: PathKey): Promise<PathBuilder> {
  const path = await findPath(reading.db, key);
  if (path === undefined) throw notFound();
  requireSight(viewer, path);
  return builderOf(reading, viewer, path);
}

async function builderOf({ db, files }: Reading, viewer: Viewer, path: PathRow): Promise<PathBuilder> {
  const { skill_ids: _ids, courses: _courses, banner_file_id, ...parts } = await findParts(db, path);
  const [shown, facts, people, isTaken, assignments] = await Promise.all([
    findShown(db, path.id),
    findPathFacts(db, path.id),
    findPeople(db, [path.partnerId]),
    isPathTaken(db, path.id),
    findPathAssignments(db, path.id),
  ]);
  const ids = shown.courses.map(({ course_id }) => course_id);
  const cards = await courseCardsById(db, files, ids, undefined);
  const banner = banner_file_id === null ? undefined : await findFile(db, banner_file_id);
  return {
    ...parts,
    id: path.id,
    slug: path.slug,
    version: path.version,
    status: path.status,
    category: shown.category,
    skills: shown.skills,
    courses: shown.courses.flatMap(({ course_id, required, status }) => {
      const course = cards.get(course_id);
      return course === undefined ? [] : [{ required, status, course }];
    }),
    assignments: assignments.map(assignmentOfRow),
    banner_file: banner === undefined ? null : storedFileView(files, banner),
    banner_url: bannerUrlOf(files, { banner_file_id, status: path.status }),
    fee: {
      fee: path.fee,
      amount_minor: path.amountMinor,
      compare_at_minor: path.compareAtMinor,
      currency: path.currency,
      is_set: path.feeIsSet,
    },
    estimated_minutes: Math.ceil(shown.duration_s / 60),
    checklist: pathChecklist(facts),
    actions: pathActionsOf(viewer, path, { isTaken }),
    partner: requirePerson(people, path.partnerId),
    review_note: path.reviewNote,
    submitted_at: instantOrNull(path.submittedAt),
    published_at: instantOrNull(path.publishedAt),
    created_at: instantOf(path.createdAt),
    updated_at: instantOf(path.updatedAt),
  };
}

interface Shown {
  category: PathBuilder['category'];
  skills: Skill[];
  /** One that was deleted is shown as taken off. */
  courses: { course_id: string; required: boolean; status: PathBuilder['courses'][number]['status'] }[];
  duration_s: number;
}

async function findShown(db: Database, id: string): Promise<Shown> {
  const [row] = await rowsOf<Shown>(
    db,
    sql`select ${placeColumn} as category,
          coalesce((
            select json_agg(json_build_object('id', s.id, 'skill', s.skill, 'names', s.names) order by ps."order")
            from learning_path_skills ps join skills s on s.id = ps.skill_id where ps.path_id = p.id), '[]'::json) as skills,
          coalesce((
            select json_agg(json_build_object('course_id', c.id, 'required', pc.required, 'status',
              case when c.deleted_at is null then c.status else 'unpublished' end) order by pc."order")
            from learning_path_courses pc join courses c on c.id = pc.course_id
            where pc.path_id = p.id), '[]'::json) as courses,
          coalesce((
            select sum(c.duration_s) from learning_path_courses pc join courses c on c.id = pc.course_id
            where pc.path_id = p.id), 0)::int as duration_s
        from learning_paths p ${placeTables} where p.id = ${id}`,
  );
  if (row === undefined) throw new Error(`No learning path ${id}.`);
  return row;
}
