import { courseLevels } from '@stoa/shared/contract/taxonomy/course-words.ts';
import { useCourseWords } from '@stoa/shared/i18n/messages/course-words.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@stoa/shared/kit';
import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { AnyCategoryField } from '../../taxonomy/any-category-field.tsx';
import { languageChoices } from '../../taxonomy/languages.ts';
import { SkillsField } from '../../taxonomy/skills-field.tsx';
import { MarkdownEditor } from '../../ui/markdown-editor.tsx';
import { usePathForm } from './use-path-form.ts';
import { usePathFieldName } from './use-path-words.ts';

const fields = [
  'title',
  'subtitle',
  'overview',
  'category_id',
  'level',
  'language',
  'skill_ids',
  'certificate',
] as const;
const LONGEST_OVERVIEW = 5000;

export function BasicsSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  const word = useCourseWords();
  const rule = useRuleText();
  const format = useFormat();
  const nameOf = usePathFieldName();
  const { errors } = form.formState;
  return (
    <Stack gap="lg">
      <TextInput
        id="title"
        label={nameOf('title')}
        description={t('title.hint')}
        error={rule(errors.title?.message)}
        {...form.register('title')}
      />
      <TextInput
        id="subtitle"
        label={nameOf('subtitle')}
        description={t('subtitle.hint')}
        error={rule(errors.subtitle?.message)}
        {...form.register('subtitle')}
      />
      <Controller
        control={form.control}
        name="overview"
        render={({ field, fieldState }) => (
          <MarkdownEditor
            id="overview"
            label={nameOf('overview')}
            description={t('overview.hint')}
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
            footnote={t('overview.count', { count: field.value.length, most: LONGEST_OVERVIEW })}
          />
        )}
      />
      <Controller
        control={form.control}
        name="category_id"
        render={({ field, fieldState }) => (
          <AnyCategoryField
            id="category_id"
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <NativeSelect
          id="level"
          label={nameOf('level')}
          data={courseLevels.map((value) => ({ value, label: word(`level.${value}`) }))}
          error={rule(errors.level?.message)}
          {...form.register('level')}
        />
        <NativeSelect
          id="language"
          label={nameOf('language')}
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
            label={nameOf('skill_ids')}
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="certificate"
        render={({ field }) => (
          <Switch
            id="certificate"
            label={t('certificate.label')}
            description={t('certificate.hint')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
    </Stack>
  );
}
