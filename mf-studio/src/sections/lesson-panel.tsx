import { to } from '@stoa/shared/contract/site/addresses.ts';
import type { BuilderLesson } from '@stoa/shared/contract/teaching/lessons.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { PointingIcon } from '@stoa/shared/ui/pointing-icon.tsx';
import { LinkAnchor } from '@stoa/shared/ui/router-link.tsx';
import { Stack, Switch, TextInput, Title } from '@stoa/shared/kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Controller } from 'react-hook-form';
import { useBuilder } from '../builder/builder-context.tsx';
import { useLessonForm } from '../features/curriculum/use-lesson-form.ts';
import { OpeningEditor } from '../features/curriculum/openings/opening-editor.tsx';
import { ResourcesEditor } from './resources-editor.tsx';
import { useCurriculumText } from '../messages/curriculum.ts';
import { LessonContent } from './lesson-content.tsx';
import classes from './lesson-panel.module.css';

/** One lesson: what it is called, what it holds, and how it counts. */
export function LessonPanel({ lesson }: { lesson: BuilderLesson }) {
  const t = useCurriculumText();
  const ruleText = useRuleText();
  const { course } = useBuilder();
  const form = useLessonForm(lesson);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={classes.panel}>
      <LinkAnchor to={to.editCourse({ slug: course.slug }, { section: 'curriculum' })} className={classes.back}>
        <PointingIcon icon={IconArrowLeft} /> {t('panel.back')}
      </LinkAnchor>
      <Title order={3} size="h4" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('panel.heading', { kind: lesson.kind })}
      </Title>
      <Stack gap="lg">
        <TextInput
          id="lesson-title"
          label={t('panel.title')}
          description={t('panel.title.hint')}
          error={ruleText(form.formState.errors.title?.message)}
          {...form.register('title')}
        />
        <LessonContent lesson={lesson} form={form} />
        <ResourcesEditor target={`lesson:${lesson.id}`} resources={lesson.resources} />
        <Controller
          control={form.control}
          name="is_preview"
          render={({ field }) => (
            <Switch
              label={t('panel.free')}
              description={t('panel.free.hint')}
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
              label={t('panel.required')}
              description={t('panel.required.hint')}
              checked={field.value}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
        <OpeningEditor kind="lesson" id={lesson.id} opening={lesson.opening} isPreview={lesson.is_preview} />
      </Stack>
    </div>
  );
}
