import { to } from '@stoa/shared/contract/site/addresses.ts';
import { courseFields, type CourseBuilder, type CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { questionFields, type QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { useBuilderText } from '../messages/builder.ts';
import { useBuilder } from './builder-context.tsx';
import type { SaveTarget } from '../saving/patches.ts';
import type { SectionKey } from './sections.ts';
import { findLesson, findQuestion } from './target-fields.ts';

const lessonFields = [
  'title',
  'is_preview',
  'required',
  'markdown',
  'file_id',
  'captions_file_id',
  'captions_language',
  'more_captions',
  'poster_file_id',
  'chapters',
  'embed_url',
  'resources',
  'instructions',
  'pass_mark',
  'max_attempts',
  'draw',
  'submission_type',
  'max_files',
  'due_days',
  'rubric',
  'opening',
] as const;
const isLessonField = (field: string): field is (typeof lessonFields)[number] =>
  (lessonFields as readonly string[]).includes(field);
const isQuestionField = (field: string): field is keyof QuestionFields => field in questionFields.shape;
const isCourseField = (field: string): field is keyof CourseFields => field in courseFields.shape;

/** What a field is called on the screen, with the lesson or module that it belongs to. */
export function useFieldName(): (target: SaveTarget, field: string) => string {
  const t = useBuilderText();
  const { course } = useBuilder();
  return (target, field) => {
    if (target === 'course') return isCourseField(field) ? t(`field.${field}`) : field;
    if (target === 'order') return t('field.order');
    const [kind, id] = target.split(':');
    if (kind === 'module') {
      const module = course.modules.find((one) => one.id === id);
      if (!module) return t('field.module.gone');
      return t(field === 'opening' ? 'field.moduleOpening' : 'field.module', { title: module.title });
    }
    if (kind === 'question') {
      const found = findQuestion(course, id);
      const name = isQuestionField(field) ? t(`questionField.${field}`) : field;
      return found
        ? t('field.question', { name, number: found.index + 1, title: found.lesson.title })
        : t('field.question.gone', { name });
    }
    if (kind === 'questions') return t('field.questions', { title: findLesson(course, id)?.title ?? '' });
    const name = isLessonField(field) ? t(`lessonField.${field}`) : field;
    const lesson = findLesson(course, id);
    return lesson ? t('field.lesson', { name, title: lesson.title }) : t('field.lesson.gone', { name });
  };
}

const sectionOf: Record<keyof CourseFields, SectionKey> = {
  name: 'basics',
  short_description: 'basics',
  slug: 'basics',
  final_category_id: 'basics',
  level: 'basics',
  content_type: 'basics',
  language: 'basics',
  skill_ids: 'basics',
  is_micro: 'basics',
  description: 'description',
  objectives: 'audience',
  requirements: 'audience',
  audience: 'audience',
  prerequisites: 'audience',
  cover_file_id: 'media',
  watch_threshold: 'media',
  captions_waiver: 'media',
  resources: 'media',
  type: 'price',
  price_minor: 'price',
  currency: 'price',
};

/** Where a field is edited. */
export function hrefOfField(course: CourseBuilder, target: SaveTarget, field: string): string {
  const { slug } = course;
  if (target === 'course') {
    return isCourseField(field)
      ? `${to.editCourse({ slug }, { section: sectionOf[field] })}#${field}`
      : to.editCourse({ slug });
  }
  const [kind, id] = target.split(':');
  const question = kind === 'question' && findQuestion(course, id);
  if (question)
    return `${to.editCourse({ slug }, { section: 'curriculum', lesson: question.lesson.id })}#prompt-${question.question.id}`;
  if (kind !== 'lesson' || !id) return to.editCourse({ slug }, { section: 'curriculum' });
  return `${to.editCourse({ slug }, { section: 'curriculum', lesson: id })}#${lessonFieldIds[field] ?? 'lesson-title'}`;
}

/** Of the fields of a lesson that can be refused for what was typed into them. */
const lessonFieldIds: Record<string, string> = {
  markdown: 'lesson-markdown',
  chapters: 'lesson-chapters',
  embed_url: 'lesson-embed',
  resources: 'resources',
  instructions: 'lesson-instructions',
  pass_mark: 'lesson-pass-mark',
  max_attempts: 'lesson-attempts',
  due_days: 'lesson-due',
  rubric: 'lesson-rubric',
  opening: 'opening',
};
