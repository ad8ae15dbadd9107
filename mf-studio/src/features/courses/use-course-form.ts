import { courseFields, type CourseFields } from '@stoa/shared/contract/creating.ts';
import { useMemo } from 'react';
import { z } from 'zod';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useAutosaveForm } from '../../builder/use-autosave-form.ts';
import { courseValues } from './course-values.ts';

type Field = keyof CourseFields;

/** In the form a line may still be empty; it is not sent. */
const lines = (line: z.ZodType<string>) =>
  z
    .array(
      z.string().superRefine((text, context) => {
        const checked = text.trim() === '' ? undefined : line.safeParse(text);
        for (const { message } of checked?.error?.issues ?? []) context.addIssue({ code: 'custom', message });
      }),
    )
    .transform((all) => all.map((text) => text.trim()).filter(Boolean));

const formFields = courseFields.extend({
  objectives: lines(courseFields.shape.objectives.element),
  requirements: lines(courseFields.shape.requirements.element),
  audience: lines(courseFields.shape.audience.element),
});

/** The part of the course that one section edits. `fields` must be the same array at every call. */
export function useCourseForm<F extends Field>(fields: readonly F[]) {
  const { course } = useBuilder();
  const schema = useMemo(
    () => formFields.pick(Object.fromEntries(fields.map((field) => [field, true])) as Record<Field, true>),
    [fields],
  );
  const values = useMemo(() => {
    const all = courseValues(course);
    return Object.fromEntries(fields.map((field) => [field, all[field]])) as Pick<CourseFields, F>;
  }, [course, fields]);
  return useAutosaveForm<Pick<CourseFields, F>>('course', schema, values);
}

/** As the forms call them. */
export const fieldNames: Record<Field, string> = {
  name: 'Title',
  slug: 'Address',
  short_description: 'Short description',
  description: 'Description',
  final_category_id: 'Category',
  level: 'Level',
  content_type: 'Content',
  type: 'Price',
  price_minor: 'Price',
  currency: 'Currency',
  language: 'Language',
  skill_ids: 'Skills',
  objectives: 'Objectives',
  requirements: 'Requirements',
  audience: 'Audience',
  cover_file_id: 'Cover',
  watch_threshold: 'Watched at',
  is_micro: 'Micro course',
  captions_waiver: 'Captions',
};
