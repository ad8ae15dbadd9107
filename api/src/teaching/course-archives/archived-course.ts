import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedFile,
  type ArchivedLesson,
  type ArchivedRung,
  type CourseArchive,
} from '@stoa/shared/contract/teaching/course-archive.ts';
import type { ContentView } from '../courses/course-builder.ts';
import type { CourseContent } from '../courses/course-content.ts';
import type { LessonContent } from '../lessons/lesson-content.ts';
import { wholeQuiz } from '../lessons/whole-quiz.ts';

export interface ArchivedOf {
  content: CourseContent;
  /** The same with words for what another site has under other ids. */
  view: ContentView;
  files: ArchivedFile[];
  rungs: ArchivedRung[];
  site: string;
}

/** The document of an archive. What names a file that does not come along names none. */
export function archivedCourse({ content, view, files, rungs, site }: ArchivedOf): CourseArchive {
  const known = new Set(files.map(({ id }) => id));
  return {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    site,
    exported_at: new Date().toISOString(),
    course: fieldsOf(content, view, known),
    modules: content.modules.map(({ id, title, opening, lessons }) => ({
      id,
      title,
      opening: opening ?? null,
      lessons: lessons.map((lesson) => lessonOf(lesson, known)),
    })),
    files,
    rungs,
  };
}

type Known = ReadonlySet<string>;

const fileOf = (id: string | null | undefined, known: Known): string | null => (id && known.has(id) ? id : null);
const named = <Part extends { file_id: string }>(parts: readonly Part[] | undefined, known: Known): Part[] =>
  (parts ?? []).filter(({ file_id }) => known.has(file_id));

function fieldsOf({ fields }: CourseContent, view: ContentView, known: Known): CourseArchive['course'] {
  const { slug: _slug, final_category_id: _category, skill_ids: _skills, prerequisites: _first, ...plain } = fields;
  const trail = view.category;
  return {
    ...plain,
    cover_file_id: fileOf(fields.cover_file_id, known),
    resources: named(fields.resources, known),
    category:
      trail && [trail.category, trail.sub_category, trail.final_category].map(({ slug, name }) => ({ slug, name })),
    skills: view.skills.map(({ skill }) => skill),
    prerequisites: view.prerequisites.map(({ slug, name, must }) => ({ slug, name, must })),
  };
}

function lessonOf(lesson: LessonContent, known: Known): ArchivedLesson {
  const { duration_s: _length, pages: _pages, quiz, ...plain } = lesson;
  return {
    ...plain,
    opening: lesson.opening ?? null,
    file_id: fileOf(lesson.file_id, known),
    captions_file_id: fileOf(lesson.captions_file_id, known),
    captions_language: lesson.captions_language ?? null,
    more_captions: named(lesson.more_captions, known),
    poster_file_id: fileOf(lesson.poster_file_id, known),
    chapters: lesson.chapters ?? [],
    embed_url: lesson.embed_url ?? null,
    resources: named(lesson.resources, known),
    quiz: quiz && quizOf(quiz, known),
  };
}

function quizOf(quiz: NonNullable<LessonContent['quiz']>, known: Known): ArchivedLesson['quiz'] {
  const { questions, ...plain } = wholeQuiz(quiz);
  return {
    ...plain,
    questions: questions.map(({ id: _id, options, ...question }) => ({
      ...question,
      picture_file_id: fileOf(question.picture_file_id, known),
      options: options.map(({ id: _name, ...option }) => ({
        ...option,
        picture_file_id: fileOf(option.picture_file_id, known),
      })),
    })),
  };
}
