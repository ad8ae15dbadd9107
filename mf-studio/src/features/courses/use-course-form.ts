import { courseFields, type CourseFields } from '@stoa/shared/contract/teaching/course-builder.ts';
import { useMemo } from 'react';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';
import { useBuilderText } from '../../messages/builder.ts';
import { courseValues } from '../../builder/course-values.ts';
import { textLines } from '../../ui/text-lines.ts';

type Field = keyof CourseFields;

const formFields = courseFields.extend({
  objectives: textLines(courseFields.shape.objectives.element),
  requirements: textLines(courseFields.shape.requirements.element),
  audience: textLines(courseFields.shape.audience.element),
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

const allFields = courseFields.keyof().options;

/** Field → the name it has on the screen. */
export function useFieldNames(): Record<Field, string> {
  const t = useBuilderText();
  return Object.fromEntries(allFields.map((field) => [field, t(`field.${field}`)])) as Record<Field, string>;
}
