import type { Context } from '../../kernel/context.ts';
import type { Database } from '../../kernel/database/database.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireGivenFile, type Giving } from '../../files/given-file.ts';
import type { CourseContent } from '../../teaching/courses/course-content.ts';
import { givingOf } from '../../teaching/courses/courses.policy.ts';
import { editCourse } from '../../teaching/courses/edit-course.ts';
import {
  addModule,
  changeLesson,
  findLessonIn,
  insertLesson,
  newLesson,
} from '../../teaching/curriculum/edit-content.ts';
import type { LiveClassRow } from '../live-classes/live-classes.tables.ts';
import { findPlanned, updateClass } from './live-schedule.repository.ts';

const TITLE_MAX = 80;

interface Kept {
  lesson_id: string;
  course: { name: string; slug: string };
}

/**
 * Makes a film of a class a video lesson of its course, right after the live lesson of that class, or at the end. It is an
 * edit as any other: of a public course learners have it once the change is published. Another film takes the former one's
 * place where it is said to; the same one again changes nothing.
 *
 * @throws `conflict` where the class has another film, and this one is not said to replace it
 * @throws what `editCourse` throws to those who may not edit the course, or not now
 */
export async function keepRecording(
  context: Pick<Context, 'db' | 'files' | 'settings' | 'nouns'>,
  viewer: Viewer,
  { id, file_id: fileId, replaces }: { id: string; file_id: string; replaces: boolean },
): Promise<Kept> {
  const planned = await findPlanned(context.db, id);
  if (planned === undefined) throw notFound();
  let lessonId = planned.liveClass.recordingLessonId;
  const builder = await editCourse(context, viewer, { id: planned.liveClass.courseId }, async (content, tx, course) => {
    // Edits of a course go one after the other: another host's may have come between.
    const { liveClass } = (await findPlanned(tx, id)) ?? planned;
    const recorded = await recordedIn(tx, givingOf(context, viewer, course), { content, liveClass, fileId, replaces });
    lessonId = recorded.lessonId;
    if (lessonId !== liveClass.recordingLessonId) await updateClass(tx, id, { recordingLessonId: lessonId });
    return recorded.content;
  });
  return { lesson_id: lessonId!, course: { name: builder.name, slug: builder.slug } };
}

interface Film {
  fileId: string;
  /** Whether it may take the place of another. */
  replaces: boolean;
}

async function recordedIn(
  tx: Database,
  giving: Giving,
  { content, liveClass, fileId, replaces }: Film & { content: CourseContent; liveClass: LiveClassRow },
): Promise<{ content: CourseContent; lessonId: string }> {
  const former = liveClass.recordingLessonId === null ? undefined : findLessonIn(content, liveClass.recordingLessonId);
  if (former?.file_id === fileId) return { content, lessonId: former.id };
  if (former?.kind === 'video' && !replaces) throw new Problem('conflict', 'This class has a recording already.');
  const file = await requireGivenFile(tx, giving, { field: 'file_id', id: fileId, purpose: 'video' });
  const film = { file_id: fileId, duration_s: file.durationS ?? 0 };
  if (former?.kind === 'video') {
    // They are of the film before.
    const changed = { ...film, captions_file_id: null, more_captions: [], poster_file_id: null, chapters: [] };
    return { content: changeLesson(content, former.id, changed), lessonId: former.id };
  }
  // Who came need not watch it as well.
  const lesson = { ...newLesson(liveClass.title.slice(0, TITLE_MAX), 'video'), ...film, required: false };
  const home = content.modules.length > 0 ? content : addModule(content, liveClass.title.slice(0, TITLE_MAX));
  return { content: insertLesson(home, lesson, { after: liveClass.lessonId }), lessonId: lesson.id };
}
