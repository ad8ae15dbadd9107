import { MOST_PATH_COURSES } from '@stoa/shared/contract/market/path-words.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Input, Stack, Switch } from '@stoa/shared/kit';
import { Controller, type FieldError } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { CourseFinder } from './course-finder.tsx';
import { CourseList } from './course-list.tsx';
import { CourseTotals } from './course-totals.tsx';
import { usePathBuilding } from './path-builder-context.tsx';
import { usePathCourses } from './use-path-courses.ts';
import { usePathForm } from './use-path-form.ts';
import { usePathFieldName } from './use-path-words.ts';

const fields = ['courses', 'enforce_course_order'] as const;
type Form = ReturnType<typeof usePathForm<(typeof fields)[number]>>;

export function CoursesSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  return (
    <Stack gap="xl">
      <Courses form={form} />
      <Controller
        control={form.control}
        name="enforce_course_order"
        render={({ field }) => (
          <Switch
            id="enforce_course_order"
            label={t('order.label')}
            description={t('order.hint')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
    </Stack>
  );
}

function Courses({ form }: { form: Form }) {
  const t = usePathBuilderText();
  const nameOf = usePathFieldName();
  const rule = useRuleText();
  const { isReadOnly } = usePathBuilding();
  const courses = usePathCourses({
    value: form.watch('courses'),
    onChange: (lines) => form.setValue('courses', lines),
    latest: () => form.getValues('courses'),
  });
  const problem = firstMessage(form.formState.errors.courses);
  const isFull = courses.courses.length >= MOST_PATH_COURSES;
  return (
    <div id="courses" role="group" aria-label={nameOf('courses')} tabIndex={-1}>
      <Stack gap="md">
        <CourseTotals courses={courses.courses} />
        <CourseList courses={courses} isDisabled={isReadOnly} />
        {problem && <Input.Error role="alert">{rule(problem)}</Input.Error>}
        {!isReadOnly && (isFull ? <p>{t('courses.full', { most: MOST_PATH_COURSES })}</p> : null)}
        {!isReadOnly && !isFull && (
          <CourseFinder known={courses.courses.map(({ course_id }) => course_id)} onAdd={courses.add} />
        )}
      </Stack>
    </div>
  );
}

/** Of the list itself, or of the first course in it that breaks a rule. */
function firstMessage(error: unknown): string | undefined {
  const { message, ...lines } = (error ?? {}) as FieldError & Record<string, Record<string, FieldError> | undefined>;
  if (message) return message;
  for (const line of Object.values(lines)) {
    for (const part of Object.values(line ?? {})) if (part?.message) return part.message;
  }
  return undefined;
}
