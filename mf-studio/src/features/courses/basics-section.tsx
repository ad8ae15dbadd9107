import { to } from '@stoa/shared/contract/site/addresses.ts';
import { makesMicroOnly } from '@stoa/shared/contract/teaching/course-makers.ts';
import { useSession } from '@stoa/shared/federation/platform-context.tsx';
import { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@stoa/shared/kit';
import { Controller } from 'react-hook-form';
import { useBuilder } from '../../builder/builder-context.tsx';
import { useBuilderText } from '../../messages/builder.ts';
import { useCoursesText } from '../../messages/courses.ts';
import { CategoryPicker } from './category-picker.tsx';
import { contentTypeChoices } from './content-types.ts';
import { languageChoices } from '../../taxonomy/languages.ts';
import { SkillsField } from '../../taxonomy/skills-field.tsx';
import { useCourseForm, useFieldNames } from './use-course-form.ts';

const fields = [
  'name',
  'short_description',
  'slug',
  'final_category_id',
  'level',
  'content_type',
  'language',
  'skill_ids',
  'is_micro',
] as const;
const orNull = { setValueAs: (value: string | null) => value || null };

export function BasicsSection() {
  const form = useCourseForm(fields);
  const t = useBuilderText();
  const courses = useCoursesText();
  const word = useCourseWords();
  const rule = useRuleText();
  const format = useFormat();
  const names = useFieldNames();
  const { course } = useBuilder();
  // A partner makes no other.
  const isChosen = !makesMicroOnly(useSession().permissions);
  const { errors } = form.formState;
  const short = form.watch('short_description');
  const wasPublished = course.published_at !== null;
  return (
    <Stack gap="lg">
      <TextInput
        id="name"
        label={names.name}
        description={t('name.hint')}
        error={rule(errors.name?.message)}
        {...form.register('name')}
      />
      <TextInput
        id="short_description"
        label={names.short_description}
        description={t('short.hint', { count: short.length })}
        error={rule(errors.short_description?.message)}
        {...form.register('short_description')}
      />
      <TextInput
        id="slug"
        label={names.slug}
        description={wasPublished ? t('address.fixed') : t('address.hint')}
        leftSection={to.player({ slug: '' })}
        leftSectionWidth={72}
        readOnly={wasPublished}
        error={rule(errors.slug?.message)}
        {...form.register('slug')}
      />
      <Controller
        control={form.control}
        name="final_category_id"
        render={({ field, fieldState }) => (
          <CategoryPicker
            id="final_category_id"
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <NativeSelect
          id="level"
          label={names.level}
          data={[
            { value: '', label: t('level.choose') },
            ...courseLevels.map((value) => ({ value, label: word(`level.${value}`) })),
          ]}
          error={rule(errors.level?.message)}
          {...form.register('level', orNull)}
        />
        <NativeSelect
          id="content_type"
          label={names.content_type}
          data={[
            { value: '', label: courses('contentType.choose') },
            ...contentTypeChoices(course.content_type).map((value) => ({ value, label: word(`contentType.${value}`) })),
          ]}
          error={rule(errors.content_type?.message)}
          {...form.register('content_type', orNull)}
        />
        <NativeSelect
          id="language"
          label={t('language.label')}
          data={languageChoices(format)}
          error={rule(errors.language?.message)}
          {...form.register('language')}
        />
      </SimpleGrid>
      <Controller
        control={form.control}
        name="skill_ids"
        render={({ field, fieldState }) => (
          <SkillsField
            label={names.skill_ids}
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
      {isChosen && (
        <Controller
          control={form.control}
          name="is_micro"
          render={({ field }) => (
            <Switch
              id="is_micro"
              label={t('micro.label')}
              description={t('micro.hint')}
              checked={field.value}
              disabled={!course.is_owner}
              onChange={(event) => field.onChange(event.currentTarget.checked)}
            />
          )}
        />
      )}
    </Stack>
  );
}
