import type { CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import type { CourseContent } from '../../src/teaching/courses/course-content.ts';
import { plainQuestion } from '@stoa/shared/contract/teaching/questions.ts';
import type { FileRow } from '../../src/files/files.tables.ts';
import type { LessonContent, QuizContent } from '../../src/teaching/lessons/lesson-content.ts';
import { pagesSeconds, readingSeconds } from '../../src/teaching/lessons/reading-time.ts';
import { demoAssignments } from '../content/assignments.ts';
import { demoLiveLessons } from '../content/live-classes.ts';
import type { DemoCourse, DemoLesson } from '../content/demo-content.ts';
import { demoId } from './demo-id.ts';
import type { DemoFiles } from './load-files.ts';
import { finalCategoryId, skillId } from './load-taxonomy.ts';

/** A data file's course as the document that its author would have written in the studio. */
export async function contentOf(
  course: DemoCourse,
  files: DemoFiles,
  ids: { ownerId: string; coverId: string },
): Promise<CourseContent> {
  const modules: CourseContent['modules'] = [];
  for (const [at, { title, lessons }] of course.modules.entries()) {
    const parts: LessonContent[] = [];
    for (const [place, lesson] of lessons.entries()) {
      const key = `${course.slug} ${at} ${place}`;
      const isPreview = at === 0 && place === 0;
      parts.push({ ...(await lessonOf(key, lesson, files, ids.ownerId)), is_preview: isPreview });
    }
    modules.push({ id: demoId(`module ${course.slug} ${at}`), title, lessons: parts });
  }
  modules.at(-1)?.lessons.push(...assignmentsOf(course.slug), ...liveLessonsOf(course.slug));
  return { fields: fieldsOf(course, ids.coverId), modules };
}

export function fieldsOf(course: DemoCourse, coverId: string): CourseFields {
  const hasVideo = course.modules.some(({ lessons }) => lessons.some(({ kind }) => kind === 'video'));
  return {
    name: course.name,
    slug: course.slug,
    short_description: course.short_description,
    description: course.description.trim(),
    final_category_id: finalCategoryId(course.final_category),
    level: course.level,
    content_type: hasVideo ? 'video' : 'text',
    type: course.price_minor > 0 ? 'paid' : 'free',
    price_minor: course.price_minor,
    currency: 'USD',
    language: course.language,
    skill_ids: course.skills.map(skillId),
    objectives: course.objectives,
    requirements: course.requirements,
    audience: course.audience,
    cover_file_id: coverId,
    watch_threshold: 90,
    is_micro: true,
    captions_waiver: null,
    resources: [],
  };
}

/** What the course asks to be made, behind all that is to be learnt. */
const assignmentsOf = (slug: string): LessonContent[] =>
  demoAssignments
    .filter(({ course }) => course === slug)
    .map(({ title, instructions, type, maxFiles = 1, dueDays, required = true, rubric = [] }) => ({
      ...emptyLesson,
      id: demoId(`assignment ${title}`),
      kind: 'assignment',
      title,
      required,
      duration_s: readingSeconds(instructions),
      assignment: {
        instructions,
        submission_type: type,
        max_files: maxFiles,
        due_days: dueDays,
        pass_mark: 60,
        max_attempts: 3,
        rubric,
      },
    }));

/** What one comes to, behind all that can be learnt at any time. */
const liveLessonsOf = (slug: string): LessonContent[] =>
  demoLiveLessons
    .filter(({ course }) => course === slug)
    .map(({ title, markdown }) => ({
      ...emptyLesson,
      id: liveLessonId(title),
      kind: 'live',
      title,
      markdown,
      required: false,
    }));

export const liveLessonId = (title: string): string => demoId(`live lesson ${title}`);

const emptyLesson: Omit<LessonContent, 'id' | 'kind' | 'title'> = {
  is_preview: false,
  required: true,
  markdown: null,
  file_id: null,
  captions_file_id: null,
  captions_language: null,
  more_captions: [],
  poster_file_id: null,
  chapters: [],
  embed_url: null,
  resources: [],
  duration_s: 0,
  pages: null,
  quiz: null,
  assignment: null,
};

async function lessonOf(key: string, lesson: DemoLesson, files: DemoFiles, ownerId: string): Promise<LessonContent> {
  const { kind, title } = lesson;
  const plain: LessonContent = { ...emptyLesson, id: demoId(`lesson ${key}`), kind, title };
  switch (lesson.kind) {
    case 'text':
      return { ...plain, markdown: lesson.markdown, duration_s: readingSeconds(lesson.markdown) };
    case 'video': {
      const file = await files.media(ownerId, lesson.media, 'mp4');
      const captions = await files.media(ownerId, lesson.media, 'vtt');
      return { ...plain, file_id: file.id, captions_file_id: captions.id, duration_s: file.durationS ?? 0 };
    }
    case 'audio': {
      const file = await files.media(ownerId, lesson.media, 'm4a');
      const transcript = await files.media(ownerId, lesson.media, 'vtt');
      const resources = await resourcesOf(lesson.files, files, ownerId);
      return {
        ...plain,
        file_id: file.id,
        captions_file_id: transcript.id,
        chapters: lesson.chapters,
        resources,
        duration_s: file.durationS ?? 0,
      };
    }
    case 'scorm':
      return { ...plain, required: false, file_id: (await files.package(ownerId, lesson.folder)).id };
    case 'embed':
      return { ...plain, required: false, embed_url: lesson.url, markdown: lesson.markdown };
    case 'document': {
      const file = await files.media(ownerId, lesson.media, 'pdf');
      return { ...plain, file_id: file.id, pages: file.pages, duration_s: pagesSeconds(file.pages) };
    }
    case 'quiz':
      return { ...plain, quiz: await quizOf(key, lesson, (media) => files.media(ownerId, media, 'webp')) };
  }
}

async function resourcesOf(
  given: readonly { title: string; media: string }[],
  files: DemoFiles,
  ownerId: string,
): Promise<LessonContent['resources']> {
  const resources: LessonContent['resources'] = [];
  for (const { title, media } of given) {
    resources.push({ title, file_id: (await files.resource(ownerId, media)).id });
  }
  return resources;
}

type DemoQuiz = Extract<DemoLesson, { kind: 'quiz' }>;

async function quizOf(
  key: string,
  lesson: DemoQuiz,
  picture: (media: string) => Promise<FileRow>,
): Promise<QuizContent> {
  const questions: QuizContent['questions'] = [];
  for (const [at, question] of lesson.questions.entries()) {
    const options: (typeof questions)[number]['options'] = [];
    for (const [place, { media, ...option }] of question.options.entries()) {
      const picture_file_id = media === undefined ? null : (await picture(media)).id;
      options.push({ ...option, picture_file_id, id: demoId(`option ${key} ${at} ${place}`) });
    }
    questions.push({ ...plainQuestion, ...question, id: demoId(`question ${key} ${at}`), points: 1, options });
  }
  return { instructions: lesson.instructions, pass_mark: 70, max_attempts: null, draw: null, questions };
}
