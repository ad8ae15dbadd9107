import type { Reply } from '@stoa/shared/contract/endpoints.ts';
import type { AllCoursesFilters, ListedCourse } from '@stoa/shared/contract/market/all-courses.ts';
import { type Database, instantOf, instantOrNull } from '../../kernel/database/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canReview } from '../../teaching/courses/courses.policy.ts';
import { type AllCoursesRow, countAllCourses, findAllCourses, findTaughtLanguages } from './all-courses.repository.ts';
import { findFeatured } from './featured.repository.ts';

type Asked = Parameters<typeof findAllCourses>[1] & AllCoursesFilters;

export async function listAllCourses(db: Database, viewer: Viewer, asked: Asked): Promise<Reply<'listAllCourses'>> {
  const [rows, counted, featured, languages] = await Promise.all([
    findAllCourses(db, asked),
    countAllCourses(db, asked),
    findFeatured(db),
    findTaughtLanguages(db),
  ]);
  const items = rows.map((row) => listedOf(viewer, row));
  return { items, page: asked.page, per_page: asked.per_page, ...counted, featured, languages };
}

function listedOf(viewer: Viewer, row: AllCoursesRow): ListedCourse {
  const { owner_id: ownerId, instructors, former_editors: formerEditors, live_status, ...listed } = row;
  const isPublic = live_status === 'published';
  return {
    ...listed,
    is_public: isPublic,
    published_at: instantOrNull(row.published_at),
    updated_at: instantOf(row.updated_at),
    can_unpublish: isPublic && canReview(viewer, { ownerId, instructors, formerEditors }),
  };
}
