import { contentTypeNames, contentTypes, courseLevels, levelNames } from '@stoa/shared/contract/course-words.ts';
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@stoa/shared/ui/kit.ts';
import { Controller } from 'react-hook-form';
import { useBuilder } from '../../builder/builder-context.tsx';
import { FieldConflicts } from '../../builder/field-conflicts.tsx';
import { CategoryPicker } from './category-picker.tsx';
import { languages } from './languages.ts';
import { SkillsField } from './skills-field.tsx';
import { fieldNames, useCourseForm } from './use-course-form.ts';

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
  const { course } = useBuilder();
  const { form, ...conflicts } = useCourseForm(fields);
  const { errors } = form.formState;
  const short = form.watch('short_description');
  const wasPublished = course.published_at !== null;
  return (
    <Stack gap="lg">
      <FieldConflicts {...conflicts} names={fieldNames} />
      <TextInput
        id="name"
        label="Title"
        description="5 to 60 characters: what people will learn, in words they would search for."
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextInput
        id="short_description"
        label="Short description"
        description={`One sentence for cards and search results, 20 to 120 characters; ${short.length} so far.`}
        error={errors.short_description?.message}
        {...form.register('short_description')}
      />
      <TextInput
        id="slug"
        label="Address"
        description={
          wasPublished
            ? 'The address of a published course stays, so that links to it keep working.'
            : 'Small letters, digits and hyphens. It can change until the course is published.'
        }
        leftSection="/course/"
        leftSectionWidth={72}
        readOnly={wasPublished}
        error={errors.slug?.message}
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
            error={fieldState.error?.message}
          />
        )}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <NativeSelect
          id="level"
          label="Level"
          data={[
            { value: '', label: 'Choose a level' },
            ...courseLevels.map((value) => ({ value, label: levelNames[value] })),
          ]}
          error={errors.level?.message}
          {...form.register('level', orNull)}
        />
        <NativeSelect
          id="content_type"
          label="Content"
          data={[
            { value: '', label: 'Choose a content type' },
            ...contentTypes.map((value) => ({ value, label: contentTypeNames[value] })),
          ]}
          error={errors.content_type?.message}
          {...form.register('content_type', orNull)}
        />
        <NativeSelect
          id="language"
          label="Taught in"
          data={languages}
          error={errors.language?.message}
          {...form.register('language')}
        />
      </SimpleGrid>
      <Controller
        control={form.control}
        name="skill_ids"
        render={({ field, fieldState }) => (
          <SkillsField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
        )}
      />
      <Controller
        control={form.control}
        name="is_micro"
        render={({ field }) => (
          <Switch
            id="is_micro"
            label="This is a micro course"
            description="A micro course may have fewer than five lessons and less than 30 minutes of video."
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
    </Stack>
  );
}
