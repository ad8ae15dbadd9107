import type { contentTypes, courseLevels, priceTypes } from '@stoa/shared/contract/taxonomy/course-words.ts';
import type { Chapter } from '@stoa/shared/contract/teaching/chapters.ts';
import type { Prerequisite } from '@stoa/shared/contract/teaching/prerequisites.ts';
import type { Resource } from '@stoa/shared/contract/teaching/resources.ts';
import type { CaptionTrack } from '@stoa/shared/contract/teaching/caption-tracks.ts';
import type { BuilderAssignment, Criterion } from '@stoa/shared/contract/teaching/lessons.ts';
import type { QuestionFields } from '@stoa/shared/contract/teaching/questions.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { clockText } from '@stoa/shared/i18n/create-format.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useBuilder } from '../builder/builder-context.tsx';
import type { CourseOrder } from '../builder/course-order.ts';
import { useOpeningText } from '../builder/use-opening-text.ts';
import { findQuestion } from '../builder/target-fields.ts';
import { useCategories } from '../taxonomy/use-categories.ts';
import { useSkills } from '../taxonomy/use-skills.ts';
import { useConflictText } from '../messages/conflict.ts';

/** Any field's value in words, a line for each part. */
export function useValueText(): (field: string, value: unknown) => string {
  const t = useConflictText();
  const word = useCourseWords();
  const format = useFormat();
  const { course } = useBuilder();
  const openingText = useOpeningText();
  const { data: skills = [] } = useSkills();
  const { data: categories = [] } = useCategories();

  const nameOf: Record<string, (value: never) => string> = {
    level: (value: (typeof courseLevels)[number]) => word(`level.${value}`),
    content_type: (value: (typeof contentTypes)[number]) => word(`contentType.${value}`),
    type: (value: (typeof priceTypes)[number]) => word(`priceType.${value}`),
    language: (value: string) => format.language(value),
    price_minor: (value: number) => format.money(value, course.currency),
    watch_threshold: (value: number) => format.percent(value),
    file_id: () => t('file'),
    captions_file_id: () => t('file'),
    poster_file_id: () => t('file'),
    captions_language: (value: string) => format.language(value),
    more_captions: (tracks: CaptionTrack[]) => tracks.map(({ language }) => format.language(language)).join('\n'),
    cover_file_id: () => t('file'),
    skill_ids: (ids: string[]) =>
      ids.map((id) => [...skills, ...course.skills].find((one) => one.id === id)?.skill ?? '').join('\n'),
    final_category_id: (id: string) =>
      categories
        .flatMap(({ name, sub_categories }) => sub_categories.map((sub) => ({ names: [name, sub.name], sub })))
        .flatMap(({ names, sub }) =>
          sub.final_categories.filter((one) => one.id === id).map((one) => [...names, one.name].join(' › ')),
        )
        .join(''),
    modules: (order: CourseOrder) =>
      order.flatMap(({ id, lessons }) => [titleOf(id), ...lessons.map(titleOf)]).join('\n'),
    pass_mark: (value: number) => format.percent(value),
    kind: (kind: QuestionFields['kind']) => t('questionKind', { kind }),
    options: (options: QuestionFields['options']) => options.map(optionText).join('\n'),
    look_lesson_id: (id: string) => lessonTitle(id),
    look_at_s: (second: number) => clockText(second),
    picture_file_id: () => t('file'),
    questions: (ids: string[]) =>
      ids
        .flatMap((id) => findQuestion(course, id) ?? [])
        .map(({ question, index }) => t('question', { number: index + 1, prompt: question.prompt }))
        .join('\n'),
    submission_type: (type: BuilderAssignment['submission_type']) => t('submissionType', { type }),
    due_days: (count: number) => t('days', { count }),
    resources: (resources: Resource[]) => resources.map(({ title }) => title).join('\n'),
    chapters: (chapters: Chapter[]) =>
      chapters.map(({ start_s, title }) => `${clockText(start_s)} ${title}`).join('\n'),
    opening: openingText,
    prerequisites: (given: Prerequisite[]) =>
      given
        .map(({ course_id }) => course.prerequisites?.find((one) => one.course_id === course_id)?.name ?? t('course'))
        .join('\n'),
    rubric: (rubric: Criterion[]) => rubric.map(criterionText).join('\n'),
  };

  const criterionText = ({ title, points, description }: Criterion): string => {
    const criterion = t('criterion', { title: title || t('unnamed'), points });
    return description ? t('criterion.described', { criterion, description }) : criterion;
  };
  const optionText = (option: QuestionFields['options'][number]): string => {
    const { correct, match, picture_file_id, picture_alt } = option;
    const isPictured = picture_file_id !== null;
    const text = [option.text, isPictured && t('pictured', { alt: picture_alt })].filter(Boolean).join(' · ');
    if (match !== '') return correct ? t('pair', { text, match }) : t('alone', { match });
    return t(correct ? 'right' : 'wrong', { answer: text });
  };

  /** What it means that nothing is there, where that is a choice. */
  const absence: Record<string, string> = {
    max_attempts: t('noLimit'),
    draw: t('allAsked'),
    due_days: t('noDueDate'),
    opening: openingText(null),
  };

  const lessonTitle = (id: string): string =>
    course.modules.flatMap(({ lessons }) => lessons).find((one) => one.id === id)?.title ?? '';

  const titleOf = (id: string): string => course.modules.find((one) => one.id === id)?.title ?? `– ${lessonTitle(id)}`;

  return (field, value) => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) {
      return absence[field] ?? t('empty');
    }
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const name = nameOf[field];
    if (name) return name(value as never) || t('empty');
    return Array.isArray(value) ? value.join('\n') : String(value);
  };
}
