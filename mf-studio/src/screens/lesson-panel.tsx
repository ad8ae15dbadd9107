import type { BuilderLesson } from '@stoa/shared/contract/creating.ts';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Stack, Switch, TextInput, Title } from '@stoa/shared/ui/kit.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useBuilder } from '../builder/builder-context.tsx';
import { FieldConflicts } from '../builder/field-conflicts.tsx';
import { lessonKindNames } from '../features/curriculum/lesson-kinds.ts';
import { useLessonForm } from '../features/curriculum/use-lesson-form.ts';
import { createQuizTranslation } from '../features/quiz/quiz-translation.ts';
import { paths } from '../paths.ts';
import { LessonContent } from './lesson-content.tsx';
import classes from './lesson-panel.module.css';

const names = {
  title: 'The title',
  is_preview: 'Free preview',
  required: 'Required',
  markdown: 'The text',
  quiz: 'The quiz',
};

/** One lesson: what it is called, what it holds, and how it counts. */
export function LessonPanel({ lesson }: { lesson: BuilderLesson }) {
  const { course } = useBuilder();
  const [translations] = useState(() => ({ quiz: createQuizTranslation() }));
  const { form, ...conflicts } = useLessonForm(lesson, translations);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.panel}>
      <LinkAnchor to={paths.edit(course.slug, 'curriculum')} className={classes.back}>
        <PointingIcon icon={IconArrowLeft} /> All lessons
      </LinkAnchor>
      <Title order={3} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {lessonKindNames[lesson.kind].name} lesson
      </Title>
      <Stack gap="lg">
        <FieldConflicts {...conflicts} names={names} />
        <TextInput
          id="lesson-title"
          label="Title"
          description="3 to 80 characters."
          error={form.formState.errors.title?.message}
          {...form.register('title')}
        />
        <LessonContent lesson={lesson} form={form} />
        <Controller
          control={form.control}
          name="is_preview"
          render={({ field }) => (
            <Switch
              label="Free preview"
              description="Anyone may open this lesson without enrolling."
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
        <Controller
          control={form.control}
          name="required"
          render={({ field }) => (
            <Switch
              label="Required"
              description="Counts towards progress and the certificate."
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
      </Stack>
    </div>
  );
}
