import { to } from '@stoa/shared/contract/site/addresses.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../src/kernel/database/database.ts';
import { nouns } from '../../src/nouns.ts';
import { findCourseAtWork } from '../../src/teaching/courses/find-course.ts';
import { insertCourse } from '../../src/teaching/courses/courses.repository.ts';
import type { CourseAtWork } from '../../src/teaching/courses/course-at-work.ts';
import { courseEvents, courses } from '../../src/teaching/courses/courses.tables.ts';
import type { CourseContent } from '../../src/teaching/courses/course-content.ts';
import { saveContent } from '../../src/teaching/courses/save-content.ts';
import { notify } from '../../src/telling/notifications/notifications.service.ts';
import { moveWork } from '../../src/teaching/review/move-work.ts';
import { publishNow } from '../../src/teaching/review/publishing.service.ts';
import { insertComment } from '../../src/teaching/comments/comments.repository.ts';
import { sendToReview } from '../../src/teaching/review/review.service.ts';
import { demoCourses } from '../courses/all-courses.ts';
import { partnerCourses } from '../courses/partner.ts';
import { demoAdmin, demoPartner, teacherOf, type DemoPerson } from '../content/demo-accounts.ts';
import type { DemoCourse } from '../content/demo-content.ts';
import { drawCover } from '../covers/draw-cover.ts';
import { randomFrom } from '../covers/random.ts';
import { rootOf } from '../content/taxonomy.ts';
import { contentOf } from './course-content.ts';
import { daysBefore, demoId } from './demo-id.ts';
import type { DemoFiles } from './load-files.ts';
import { loadLiveClasses } from './load-live-classes.ts';
import { requireUser, viewerOf, type People } from './load-people.ts';

export interface LoadedCourse {
  id: string;
  course: DemoCourse;
  content: CourseContent;
}

/** Writes every course as its teacher and the reviewer would: draft, review, publishing, by the services' own rules. */
export async function loadCourses(
  tx: Database,
  { people, files, now }: { people: People; files: DemoFiles; now: Date },
): Promise<LoadedCourse[]> {
  const loaded: LoadedCourse[] = [];
  for (const course of [...demoCourses, ...partnerCourses]) {
    const root = rootOf(course.final_category);
    const teacher = makerOf(course);
    const ownerId = requireUser(people, teacher).id;
    const cover = await files.picture(
      ownerId,
      course.slug,
      drawCover(course.slug, root.slug, course.name, course.cover),
    );
    const content = await contentOf(course, files, { ownerId, coverId: cover.id });
    const { id } = await insertCourse(tx, { id: courseId(course.slug), ownerId, name: course.name, slug: course.slug });
    const empty = { fields: { ...content.fields, skill_ids: [] }, modules: [] };
    await saveContent(tx, id, { before: empty, after: content });
    // A live lesson is reviewed with the classes that are planned for it.
    await loadLiveClasses(tx, { slug: course.slug, courseId: id, hostId: ownerId, now });
    if (course.status !== 'draft') {
      await sendToReview({ tx, nouns }, viewerOf(people, teacher), await requireWork(tx, id));
      await review(tx, people, course, await requireWork(tx, id));
    }
    await setBack(tx, id, course, now);
    loaded.push({ id, course, content });
  }
  return loaded;
}

/** A demo course, and who teaches it. */
export function requireTeacher(
  slug: string,
  { people, loaded }: { people: People; loaded: readonly LoadedCourse[] },
): { courseId: string; teacherId: string } {
  const found = loaded.find(({ course }) => course.slug === slug);
  if (!found) throw new Error(`No demo course has the address '${slug}'.`);
  return { courseId: found.id, teacherId: requireUser(people, makerOf(found.course)).id };
}

const makerOf = (course: DemoCourse): DemoPerson =>
  partnerCourses.includes(course) ? demoPartner : teacherOf(rootOf(course.final_category).slug);

export const courseId = (slug: string): string => demoId(`course ${slug}`);

async function review(tx: Database, people: People, course: DemoCourse, work: CourseAtWork): Promise<void> {
  const actorId = requireUser(people, demoAdmin).id;
  if (course.status === undefined) return publishNow(tx, work, { actorId, nouns });
  if (course.status !== 'changes_requested') return;
  const body = course.review_comment ?? '';
  await insertComment(tx, { courseId: work.course.id, authorId: actorId, body, blocking: true });
  await moveWork(tx, work, { actorId, action: 'request_changes', to: 'changes_requested', reason: body });
  await notify(tx, work.course.ownerId, {
    kind: 'course_changes_requested',
    params: { course: course.name, comment: body },
    link: to.editCourse({ slug: course.slug }),
  });
}

async function requireWork(tx: Database, id: string): Promise<CourseAtWork> {
  const work = await findCourseAtWork(tx, { id });
  if (!work) throw new Error(`Demo course ${id} went away.`);
  return work;
}

/** The services write 'now'; a demo needs a past. */
async function setBack(tx: Database, id: string, course: DemoCourse, now: Date): Promise<void> {
  const random = randomFrom(`dates of ${course.slug}`);
  const done = daysBefore(now, course.status ? random.between(1, 6) : random.between(61, 190));
  const sent = daysBefore(done, random.between(0.5, 3));
  const begun = daysBefore(sent, random.between(6, 40));
  const isPublished = course.status === undefined;
  await tx
    .update(courses)
    .set({
      createdAt: begun,
      updatedAt: course.status === 'draft' ? daysBefore(now, random.between(1, 9)) : done,
      submittedAt: course.status === 'draft' ? null : sent,
      approvedAt: isPublished ? done : null,
      publishedAt: isPublished ? done : null,
    })
    .where(eq(courses.id, id));
  await tx
    .update(courseEvents)
    .set({
      at: sql`case when ${courseEvents.action} = 'submit' then ${sent.toISOString()}::timestamptz else ${done.toISOString()}::timestamptz end`,
    })
    .where(eq(courseEvents.courseId, id));
  await tx.execute(sql`
    update notifications set created_at = case when kind = 'course_submitted' then ${sent.toISOString()}::timestamptz
        else ${done.toISOString()}::timestamptz end
    where link like ${`%/${course.slug}`}`);
}
