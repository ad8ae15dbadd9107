import type { Lesson, LessonContent } from '@stoa/shared/contract/learning/player.ts';
import { coverUrlOf } from '../../teaching/courses/course-cards.ts';
import type { Locale } from '@stoa/shared/contract/site/locales.ts';
import { embedAddress } from '@stoa/shared/contract/teaching/embed-address.ts';
import type { Context } from '../../kernel/context.ts';
import { findCourse } from '../../teaching/courses/find-course.ts';
import type { CourseRow } from '../../teaching/courses/courses.tables.ts';
import { findCaptionsOf } from '../../teaching/lessons/find-captions.ts';
import { picturedText } from '../../teaching/lessons/pictured-text.ts';
import type { LessonRow } from '../../teaching/lessons/lessons.tables.ts';
import { findLesson, findOutline, firstVideoOf, outlineOf } from '../../teaching/lessons/outline.ts';
import { ownNameOf } from '../../files/own-name-of.ts';
import { signFileUrl } from '../../files/file-links.ts';
import { findFiles } from '../../files/find-files.ts';
import { findRungs } from '../../files/rungs/find-rungs.ts';
import { transcriptOf } from '../../files/transcript.ts';
import { Problem, notFound } from '../../kernel/problem.ts';
import { noProgress, progressIn } from '../progress/progress.service.ts';
import { assignmentContentOf } from '../assignments/assignments.service.ts';
import { listLessonClasses } from '../live-classes/live-classes.service.ts';
import { scormContentOf } from '../scorm/scorm.service.ts';
import { quizContentOf } from '../quizzes/quizzes.service.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { canEnterCourse, canOpenLesson, isLearning } from '../enrolments/enrolments.policy.ts';
import { findClosed, lockedUntil } from '../enrolments/find-closed.ts';
import { findEnrolment } from '../enrolments/enrolments.repository.ts';
import type { EnrolmentRow } from '../enrolments/enrolments.tables.ts';

export async function getLesson(
  context: Context,
  { viewer, locale }: { viewer: Viewer | undefined; locale: Locale },
  id: string,
): Promise<Lesson> {
  const { db } = context;
  const lesson = await findLesson(db, id);
  const course = lesson && (await findCourse(db, { id: lesson.courseId }));
  if (!lesson || !course) throw notFound();
  const enrolment = await findEnrolment(db, viewer?.user.id, course.id);
  if (!canEnterCourse(viewer, course, enrolment)) throw notFound();
  const outline = await findOutline(db, course.id);
  const isFirstVideo = firstVideoOf(outline) === id;
  const closed = await findClosed(context, viewer, { course, enrolment, outline });
  if (!canOpenLesson(viewer, { course, enrolment, lesson, isFirstVideo, closed })) throw lockedUntil(closed.get(id));
  const progress = await progressIn(db, isLearning(enrolment) ? enrolment : undefined, [id]);
  return {
    ...outlineOf(lesson),
    course_id: course.id,
    progress: progress.get(id) ?? noProgress,
    content: await contentOf(context, { viewer, locale }, { course, enrolment, lesson }),
  };
}

export function contentOf(
  context: Context,
  { viewer, locale }: { viewer: Viewer | undefined; locale: Locale },
  { course, enrolment, lesson }: { course: CourseRow; enrolment: EnrolmentRow | undefined; lesson: LessonRow },
): Promise<LessonContent> | LessonContent {
  switch (lesson.kind) {
    case 'video':
      return videoContent(context, course, lesson);
    case 'document':
      return documentContent(context, lesson);
    case 'text':
      return textContent(context, course, lesson);
    case 'quiz':
      return quizContentOf(context, viewer?.user.id, lesson);
    case 'assignment':
      return assignmentContentOf(context, enrolment, lesson.id);
    case 'audio':
      return audioContent(context, course, lesson);
    case 'scorm':
      return scormContentOf(context.db, viewer?.user.id, lesson);
    case 'embed':
      return embedContent(context, course, lesson);
    case 'live':
      return liveContent(context, { viewer, locale, course }, lesson);
  }
}

const textContent = async (
  context: Context,
  { ownerId }: CourseRow,
  { markdown, durationS }: LessonRow,
): Promise<LessonContent> => ({
  kind: 'text',
  markdown: await picturedText(context, { markdown, ownerId }),
  reading_s: durationS,
});

/** Held against the list again: a site may have been taken off it since. */
async function embedContent(
  context: Context,
  course: CourseRow,
  { embedUrl, markdown }: LessonRow,
): Promise<LessonContent> {
  const { settings } = context;
  if (embedUrl === null) throw new Problem('conflict', 'This lesson has no address yet.');
  const address = embedAddress(embedUrl, settings.embedHosts);
  if (address === undefined) throw new Problem('conflict', 'Pages of that site are not shown here any more.');
  return {
    kind: 'embed',
    embed_url: address,
    markdown: await picturedText(context, { markdown, ownerId: course.ownerId }),
  };
}

const liveContent = async (
  context: Context,
  { course, ...reading }: { viewer: Viewer | undefined; locale: Locale; course: CourseRow },
  { id, markdown }: LessonRow,
): Promise<LessonContent> => ({
  kind: 'live',
  markdown: await picturedText(context, { markdown, ownerId: course.ownerId }),
  classes: await listLessonClasses(context, reading, id),
});

async function videoContent(context: Context, course: CourseRow, lesson: LessonRow): Promise<LessonContent> {
  const { file, ...played } = await playedFile(context, course, lesson);
  if (!file) throw new Problem('conflict', 'This lesson has no video yet.');
  const [poster] = await findFiles(context.db, lesson.posterFileId === null ? [] : [lesson.posterFileId]);
  return {
    kind: 'video',
    video_url: signFileUrl(context.files, file),
    video_type: file.type,
    video_height: file.height,
    video_bytes: file.bytes,
    rungs: (await findRungs(context.db, file.id)).map((rung) => ({
      height: rung.height ?? 0,
      bytes: rung.bytes,
      url: signFileUrl(context.files, rung),
    })),
    poster_url: poster
      ? signFileUrl(context.files, poster)
      : coverUrlOf(context.files, { cover_file_id: course.coverFileId, status: course.status }),
    ...played,
  };
}

async function audioContent(context: Context, course: CourseRow, lesson: LessonRow): Promise<LessonContent> {
  const { file, ...played } = await playedFile(context, course, lesson);
  if (!file) throw new Problem('conflict', 'This lesson has no recording yet.');
  return { kind: 'audio', audio_url: signFileUrl(context.files, file), audio_type: file.type, ...played };
}

/** What a film and a recording have in common. */
async function playedFile(context: Context, course: CourseRow, lesson: LessonRow) {
  const { db, files } = context;
  const first = { file_id: lesson.captionsFileId, language: lesson.captionsLanguage ?? course.language };
  const tracks = [first, ...(await findCaptionsOf(db, lesson.id))];
  const rows = await findFiles(
    db,
    [lesson.fileId, ...tracks.map(({ file_id }) => file_id)].filter((id) => id !== null),
  );
  const captionsOf = (track: { file_id: string | null }) => rows.find(({ id }) => id === track.file_id);
  const captions = captionsOf(first);
  return {
    file: rows.find((row) => row.id === lesson.fileId),
    captions: tracks.flatMap((track) => {
      const { language } = track;
      const row = captionsOf(track);
      return row ? [{ language, label: ownNameOf(language), url: signFileUrl(files, row) }] : [];
    }),
    transcript: captions ? await transcriptOf(context, captions) : [],
    chapters: lesson.chapters,
    duration_s: lesson.durationS,
    watch_threshold: course.watchThreshold,
  };
}

async function documentContent({ db, files }: Context, lesson: LessonRow): Promise<LessonContent> {
  const [document] = await findFiles(db, lesson.fileId ? [lesson.fileId] : []);
  if (!document) throw new Problem('conflict', 'This lesson has no document yet.');
  const { name, bytes } = document;
  return { kind: 'document', document_url: signFileUrl(files, document), name, bytes, pages: lesson.pages };
}
