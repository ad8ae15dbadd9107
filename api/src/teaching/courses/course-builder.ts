import { inArray } from 'drizzle-orm';
import type { StoredFile } from '@stoa/shared/contract/files/files.ts';
import { picturesIn } from '@stoa/shared/contract/teaching/text-pictures.ts';
import type { BuilderCaptions, CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import type { BuilderResource, Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { Skill } from '@stoa/shared/contract/taxonomy/taxonomy.ts';
import type { CourseBuilder } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { Context } from '../../kernel/context.ts';
import type { CourseContent } from './course-content.ts';
import type { LessonContent, QuizContent } from '../lessons/lesson-content.ts';
import { questionPictures } from '../lessons/question-pictures.ts';
import { wholeQuiz } from '../lessons/whole-quiz.ts';
import { findContent } from './find-content.ts';
import { instantOf, instantOrNull, type Database } from '../../kernel/database/database.ts';
import { storedFileView } from '../../files/files.service.ts';
import { findFiles } from '../../files/find-files.ts';
import type { FileRow } from '../../files/files.tables.ts';
import { paymentsOpen } from '../../kernel/payments-open.ts';
import { checklistOf } from './checklist.ts';
import { classPlansOf } from './class-plans.ts';
import { listComments } from '../comments/list-comments.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { skills as skillTable } from '../../taxonomy/taxonomy.tables.ts';
import { findCategoryTrails, type CategoryTrail } from './category-trails.ts';
import { findPrerequisites } from './prerequisites.ts';
import { workStatus, type CourseAtWork } from './course-at-work.ts';
import { actionsOf, isOwner, rightsIn } from './courses.policy.ts';
import { findPeople, requirePerson } from '../../people/users/find-people.ts';

type Reading = Pick<Context, 'db' | 'files'>;

/** What the author works on: the revision of a public course, where there is one, else the course itself. */
export const contentAtWork = (db: Database, { course, revision }: CourseAtWork): Promise<CourseContent> =>
  revision ? Promise.resolve(revision.content) : findContent(db, course);

/** Content with its files, skills and category as people see them. */
export type ContentView = Awaited<ReturnType<typeof viewOfContent>>;

export async function viewOfContent({ db, files }: Reading, content: CourseContent) {
  const [fileRows, trails, skills, prerequisites] = await Promise.all([
    findFiles(db, fileIdsOf(content)),
    findCategoryTrails(db, [content.fields.final_category_id]),
    findSkills(db, content.fields.skill_ids),
    findPrerequisites(db, content.fields.prerequisites),
  ]);
  const { skill_ids: _skills, cover_file_id, final_category_id, resources, ...fields } = content.fields;
  const rows = new Map(fileRows.map((row) => [row.id, row]));
  const file = (id: string | null) => viewOf(files, rows, id);
  const cover = file(cover_file_id);
  return {
    ...fields,
    final_category_id,
    category: trailOf(trails, final_category_id),
    skills,
    prerequisites,
    cover_file: cover,
    cover_url: cover?.url ?? null,
    resources: resourceViews(resources, file),
    modules: content.modules.map(({ id, title, opening, lessons }, index) => ({
      id,
      title,
      opening: opening ?? null,
      order: index + 1,
      lessons: lessons.map((lesson, at) => lessonView(lesson, at + 1, file)),
    })),
  };
}

/** A course as its author edits it and its reviewer reads it. */
export async function builderOf(
  reading: Reading & Pick<Context, 'settings' | 'nouns'>,
  viewer: Viewer,
  work: CourseAtWork,
): Promise<CourseBuilder> {
  const { db, settings, nouns } = reading;
  const { course, revision } = work;
  const content = await contentAtWork(db, work);
  const [view, people, comments, plans] = await Promise.all([
    viewOfContent(reading, content),
    findPeople(db, [course.ownerId]),
    listComments(db, course.id),
    classPlansOf(nouns, db, course.id),
  ]);
  return {
    ...view,
    id: course.id,
    version: course.version,
    status: workStatus(work),
    has_revision: revision !== undefined,
    checklist: checklistOf(content, { paymentsOpen: paymentsOpen(settings), plans }),
    comments,
    actions: actionsOf(viewer, work),
    creator: requirePerson(people, course.ownerId),
    rights: [...rightsIn(viewer, course)],
    is_owner: isOwner(viewer, course),
    created_at: instantOf(course.createdAt),
    updated_at: instantOf(revision?.updatedAt ?? course.updatedAt),
    submitted_at: instantOrNull(revision ? revision.submittedAt : course.submittedAt),
    submission_note: revision ? revision.submissionNote : course.submissionNote,
    published_at: instantOrNull(course.publishedAt),
    publish_at: instantOrNull((revision ?? course).publishAt),
  };
}

const trailOf = (trails: ReadonlyMap<string, CategoryTrail>, id: string | null): CategoryTrail | null =>
  (id !== null && trails.get(id)) || null;

type FindFile = (id: string | null) => BuilderLesson['file'];

/** Content that was made before there were any does not say. */
const resourceViews = (resources: readonly Resource[] | undefined, find: FindFile): BuilderResource[] =>
  (resources ?? []).flatMap(({ file_id, title }) => {
    const file = find(file_id);
    return file ? [{ title, file }] : [];
  });

const captionViews = (tracks: readonly CaptionTrack[] | undefined, find: FindFile): BuilderCaptions[] =>
  (tracks ?? []).flatMap(({ file_id, language }) => {
    const file = find(file_id);
    return file ? [{ language, file }] : [];
  });

const lessonView = (
  { id, title, kind, duration_s, is_preview, required, markdown, quiz, assignment, ...lesson }: LessonContent,
  order: number,
  file: FindFile,
): BuilderLesson => ({
  id,
  title,
  order,
  kind,
  duration_s,
  is_preview,
  required,
  opening: lesson.opening ?? null,
  markdown,
  file: file(lesson.file_id),
  captions_file: file(lesson.captions_file_id),
  captions_language: lesson.captions_language ?? null,
  more_captions: captionViews(lesson.more_captions, file),
  poster_file: file(lesson.poster_file_id ?? null),
  pictures: picturesIn(markdown ?? '').flatMap((id) => pictureOf(file(id))),
  chapters: lesson.chapters ?? [],
  embed_url: lesson.embed_url ?? null,
  resources: resourceViews(lesson.resources, file),
  quiz: quiz && quizView(quiz, file),
  assignment,
});

const quizView = (quiz: QuizContent, file: FindFile): BuilderLesson['quiz'] => {
  const { questions, ...fields } = wholeQuiz(quiz);
  return {
    ...fields,
    questions: questions.map((question) => ({
      ...question,
      picture: file(question.picture_file_id),
      options: question.options.map((option) => ({ ...option, picture: file(option.picture_file_id) })),
    })),
  };
};

const viewOf = (store: Context['files'], rows: ReadonlyMap<string, FileRow>, id: string | null) => {
  const row = id === null ? undefined : rows.get(id);
  return row ? storedFileView(store, row) : null;
};

const resourceIds = (resources: readonly Resource[] | undefined): string[] =>
  (resources ?? []).map(({ file_id }) => file_id);

const pictureIds = (quiz: QuizContent | null): string[] => (quiz?.questions ?? []).flatMap(questionPictures);

/** A text may name any file. */
const pictureOf = (file: BuilderLesson['file']): StoredFile[] => (file?.purpose === 'picture' ? [file] : []);

const captionIds = ({ more_captions: tracks }: LessonContent): string[] => (tracks ?? []).map(({ file_id }) => file_id);

const lessonFileIds = (lesson: LessonContent): (string | null)[] => [
  lesson.file_id,
  lesson.captions_file_id,
  lesson.poster_file_id ?? null,
  ...captionIds(lesson),
  ...picturesIn(lesson.markdown ?? ''),
  ...resourceIds(lesson.resources),
  ...pictureIds(lesson.quiz),
];

export const fileIdsOf = ({ fields, modules }: CourseContent): string[] =>
  [
    fields.cover_file_id,
    ...resourceIds(fields.resources),
    ...modules.flatMap(({ lessons }) => lessons.flatMap(lessonFileIds)),
  ].filter((id) => id !== null);

/** In the order the author gave them. */
async function findSkills(db: Database, ids: readonly string[]): Promise<Skill[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: skillTable.id, skill: skillTable.skill, names: skillTable.names })
    .from(skillTable)
    .where(inArray(skillTable.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
