import type { Player, PlayerLesson } from '@stoa/shared/contract/learning/player.ts';
import { coverUrlOf } from '../../teaching/courses/course-cards.ts';
import { findCertificateSlug } from '../certificates/certificates.service.ts';
import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';
import { countResources } from '../../teaching/lessons/find-resources.ts';
import { findOutline, firstVideoOf, outlineOf, type OutlineLesson } from '../../teaching/lessons/outline.ts';
import { notFound } from '../../kernel/problem.ts';
import { enrolmentOf } from '../enrolments/enrolments.service.ts';
import { canReadNotes } from '../notes/notes.policy.ts';
import { noProgress, progressIn } from '../progress/progress.service.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canEnterCourse, canOpenLesson, canTakeAlong, isLearning } from '../enrolments/enrolments.policy.ts';
import { completeAttended } from '../attendance/attended-lessons.ts';
import { findClosed } from '../enrolments/find-closed.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import { countReadable } from '../announcements/announcements.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';

/** A course as the player shows it: what is locked and how far the viewer is. */
export async function getPlayer(
  { db, files, nouns }: Context,
  viewer: Viewer | undefined,
  slug: string,
): Promise<Player> {
  const reach = { db, nouns };
  const course = await findCourse(db, { slug });
  if (course === undefined) throw notFound();
  const known = await findEnrolment(db, viewer?.user.id, course.id);
  if (!canEnterCourse(viewer, course, known)) throw notFound();
  if (viewer && isLearning(known)) await completeAttended(reach, { userId: viewer.user.id, courseId: course.id });
  const found = await findEnrolment(db, viewer?.user.id, course.id);
  const enrolment = isLearning(found) ? found : undefined;
  const [outline, people, progress, certificate_slug, resource_count, announced] = await Promise.all([
    findOutline(db, course.id),
    findPeople(db, [course.ownerId]),
    progressIn(db, enrolment),
    enrolment ? findCertificateSlug(db, enrolment) : null,
    countResources(db, course.id),
    announcedTo(db, viewer, { course, enrolment }),
  ]);
  const firstVideo = firstVideoOf(outline);
  const closed = await findClosed(reach, viewer, { course, enrolment, outline });
  const lockOf = (lesson: OutlineLesson): Pick<PlayerLesson, 'locked' | 'waits_for'> => {
    const isFirstVideo = lesson.id === firstVideo;
    const locked = !canOpenLesson(viewer, { course, enrolment, lesson, isFirstVideo, closed });
    return { locked, waits_for: (locked && closed.get(lesson.id)) || [] };
  };
  const modules = outline.map((module) => ({
    ...module,
    lessons: module.lessons.map((lesson): PlayerLesson => ({
      ...outlineOf(lesson),
      ...lockOf(lesson),
      progress: progress.get(lesson.id) ?? noProgress,
    })),
  }));
  return {
    course: {
      id: course.id,
      name: course.name,
      slug: course.slug,
      content_type: course.contentType,
      cover_url: coverUrlOf(files, { cover_file_id: course.coverFileId, status: course.status }),
      creator: requirePerson(people, course.ownerId),
      description: course.description,
    },
    modules,
    enrollment: enrolment ? enrolmentOf(enrolment) : null,
    ended: endedOf(found),
    current_lesson_id: currentLesson(
      modules.flatMap((module) => module.lessons),
      enrolment,
    ),
    certificate_slug,
    resource_count,
    announcement_count: announced.total,
    unread_announcements: announced.unread,
    notes: viewer ? notesOf(viewer, course, found) : null,
  };
}

const nothingAnnounced = { total: 0, unread: 0 };

const announcedTo = async (
  db: Database,
  viewer: Viewer | undefined,
  { course, enrolment }: { course: CourseRow; enrolment: EnrolmentRow | undefined },
) =>
  viewer && canTakeAlong(viewer, course, enrolment)
    ? countReadable(db, { courseId: course.id, userId: viewer.user.id })
    : nothingAnnounced;

function notesOf(viewer: Viewer, course: CourseRow, enrolment: EnrolmentRow | undefined): Player['notes'] {
  if (canTakeAlong(viewer, course, enrolment)) return 'write';
  return canReadNotes(viewer, course, enrolment) ? 'read' : null;
}

function endedOf(enrolment: EnrolmentRow | undefined): Player['ended'] {
  const status = enrolment?.status;
  return status === 'unenrolled' || status === 'refunded' || status === 'expired' ? status : null;
}

/** The lesson last opened, unless it is done and another waits; else the first that is open and not completed. */
function currentLesson(lessons: readonly PlayerLesson[], enrolment: EnrolmentRow | undefined): string | null {
  const open = lessons.filter((lesson) => !lesson.locked);
  const waiting = open.filter((lesson) => !lesson.progress.completed);
  const last = waiting.find((lesson) => lesson.id === enrolment?.lastLessonId);
  return (last ?? waiting[0] ?? open[0])?.id ?? null;
}
