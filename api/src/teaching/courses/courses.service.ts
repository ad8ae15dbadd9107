import type { z } from 'zod';
import type { CourseBuilder, CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { courseEndpoints, OwnCourse } from '@stoa/shared/contract/teaching/courses.ts';
import { courseCardsById } from './course-cards.ts';
import type { Context } from '../../kernel/context.ts';
import { instantOf, isUniqueViolation, type Database } from '../../kernel/database/database.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import { may, type Viewer } from '../../kernel/viewer.ts';
import { checkCategory, checkContentType, checkedFields } from './check-fields.ts';
import { workStatus } from './course-at-work.ts';
import { builderOf } from './course-builder.ts';
import { requireTransition } from './course-transitions.ts';
import {
  actionsOf,
  canRemove,
  givingOf,
  isOwner,
  partiesOf,
  requireKind,
  requireOwnKind,
  requireOwnPrice,
  requireSight,
  requireTeam,
} from './courses.policy.ts';
import { findCourseAtWork, findCoursesAtWork } from './find-course.ts';
import { insertCourseEvent, updateCourseRow } from './courses.repository.ts';
import { editCourse, getBuilder, requireLocked } from './edit-course.ts';
import { recordCourseAct } from './record-course-act.ts';
import { insertNamedDraft, withFreeSlug } from './insert-draft.ts';
import { countInvitations, countOwnCourses, findOwnCourses, type OwnFilters } from './own-courses.repository.ts';

type OwnCourses = z.input<(typeof courseEndpoints)['listOwnCourses']['reply']>;
interface NewCourse {
  name: string;
  final_category_id: string | null;
  is_micro?: boolean | undefined;
  content_type: CourseFields['content_type'];
}

export async function createCourse(context: Context, viewer: Viewer, given: NewCourse): Promise<CourseBuilder> {
  const id = await withFreeSlug(() => context.db.transaction((tx) => insertDraft(tx, viewer, given)));
  return getBuilder(context, viewer, id);
}

async function insertDraft(tx: Database, viewer: Viewer, given: NewCourse): Promise<string> {
  const isMicro = given.is_micro ?? !may(viewer, 'create-course');
  requireKind(viewer, isMicro);
  checkContentType(null, given.content_type);
  if (given.final_category_id) await checkCategory(tx, given.final_category_id);
  return insertNamedDraft(tx, viewer, {
    name: given.name,
    finalCategoryId: given.final_category_id,
    contentType: given.content_type,
    isMicro,
  });
}

export async function listOwnCourses(
  { db, files }: Context,
  viewer: Viewer,
  { is_micro, ...asked }: Omit<OwnFilters, 'onlyMicro'> & { is_micro?: boolean | undefined },
): Promise<OwnCourses> {
  const filters = { ...asked, onlyMicro: is_micro === true || !may(viewer, 'view-course') };
  const rows = await findOwnCourses(db, viewer.user.id, filters);
  const ids = rows.map(({ id }) => id);
  const [works, cards, counts, invitation_count] = await Promise.all([
    findCoursesAtWork(db, ids),
    courseCardsById(db, files, ids, undefined),
    countOwnCourses(db, viewer.user.id, filters),
    countInvitations(db, viewer.user.id),
  ]);
  const items = rows.flatMap((row): OwnCourse[] => {
    const [work, card] = [works.get(row.id), cards.get(row.id)];
    if (!work || !card) return [];
    return [
      {
        id: row.id,
        version: work.course.version,
        name: work.revision?.content.fields.name ?? card.name,
        slug: card.slug,
        status: workStatus(work),
        has_revision: work.revision !== undefined,
        cover_url: card.cover_url,
        lesson_count: card.lesson_count,
        duration_s: card.duration_s,
        enrollment_count: card.enrollment_count,
        completion_count: row.completion_count,
        rating: card.rating,
        rating_count: card.rating_count,
        open_comments: row.open_comments,
        actions: actionsOf(viewer, work),
        is_micro: work.course.isMicro,
        shared_by: isOwner(viewer, work.course) ? null : card.creator,
        updated_at: instantOf(work.revision?.updatedAt ?? work.course.updatedAt),
      },
    ];
  });
  const { page, per_page, status } = filters;
  const total = status ? (counts[status] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items, page, per_page, total, counts, invitation_count };
}

export async function listDraftCourses(
  context: Context,
  viewer: Viewer,
  filters: Omit<OwnFilters, 'onlyMicro' | 'status'>,
): Promise<Pick<OwnCourses, 'items' | 'page' | 'per_page' | 'total'>> {
  const { items, page, per_page, total } = await listOwnCourses(context, viewer, { ...filters, status: 'draft' });
  return { items, page, per_page, total };
}

export async function getCourseBuilder(context: Context, viewer: Viewer, slug: string): Promise<CourseBuilder> {
  const work = await findCourseAtWork(context.db, { slug });
  if (work === undefined) throw notFound();
  requireTeam(viewer, work.course);
  return builderOf(context, viewer, work);
}

export async function updateCourse(
  context: Context,
  viewer: Viewer,
  { id, base_version: on, ...change }: Partial<CourseFields> & { id: string; base_version: number },
): Promise<CourseBuilder> {
  try {
    return await editCourse(context, viewer, { id, on }, async (content, tx, course) => {
      const { fields: now } = content;
      const next = await checkedFields(tx, course, { now, change, giving: givingOf(context, viewer, course) });
      requireOwnPrice(viewer, course, { now, next });
      requireOwnKind(viewer, course, { now, next });
      return { ...content, fields: next };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem('slug_taken', 'This address is already taken.', { cause: error });
    throw error;
  }
}

export async function removeCourse({ db }: Context, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { course } = await requireLocked(tx, { id });
    requireSight(viewer, course);
    requireTransition(course.status, 'deleted', partiesOf(viewer, course));
    if (!canRemove(viewer, course)) {
      throw new Problem('course_has_enrollments', 'People have taken this course. Only a super-admin can delete it.');
    }
    await updateCourseRow(tx, id, { deletedAt: new Date() });
    await insertCourseEvent(tx, {
      courseId: id,
      actorId: viewer.user.id,
      action: 'remove',
      fromStatus: course.status,
      toStatus: 'deleted',
    });
    if (isOwner(viewer, course)) return;
    await recordCourseAct(tx, viewer, course, {
      kind: 'course_removed',
      before: { status: course.status },
      after: { status: 'deleted' },
    });
  });
}
