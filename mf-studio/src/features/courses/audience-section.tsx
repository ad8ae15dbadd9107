import { Stack } from '@stoa/shared/ui/kit.ts';
import { Controller, type FieldError } from 'react-hook-form';
import { FieldConflicts } from '../../builder/field-conflicts.tsx';
import { LinesEditor } from '../../ui/lines-editor.tsx';
import { fieldNames, useCourseForm } from './use-course-form.ts';

const fields = ['objectives', 'requirements', 'audience'] as const;

const lists = [
  {
    name: 'objectives',
    label: 'Objectives',
    lineLabel: 'objective',
    description: 'What learners will be able to do. Three to twelve, 10 to 160 characters each.',
    placeholder: 'Set exposure by hand in any light',
    most: 12,
  },
  {
    name: 'requirements',
    label: 'Requirements',
    lineLabel: 'requirement',
    description: 'What learners need to know or have before they begin. Write “Nothing” if that is so.',
    placeholder: 'A camera with a manual mode; a phone will do',
    most: 10,
  },
  {
    name: 'audience',
    label: 'Who it is for',
    lineLabel: 'audience line',
    description: 'The people you have in mind, one group per line.',
    placeholder: 'Beginners who want to understand why a picture works',
    most: 10,
  },
] as const;

export function AudienceSection() {
  const { form, ...conflicts } = useCourseForm(fields);
  return (
    <Stack gap="xl">
      <FieldConflicts {...conflicts} names={fieldNames} />
      {lists.map((list) => (
        <Controller
          key={list.name}
          control={form.control}
          name={list.name}
          render={({ field, fieldState }) => (
            <LinesEditor
              id={list.name}
              {...list}
              value={field.value}
              onChange={field.onChange}
              errors={lineErrors(fieldState.error)}
            />
          )}
        />
      ))}
    </Stack>
  );
}

/** The resolver puts a line's message below its number, and the list's own at the top. */
function lineErrors(error: FieldError | undefined): Record<number | 'all', string | undefined> {
  const lines = error as unknown as Record<number, { message?: string } | undefined> | undefined;
  return {
    ...Object.fromEntries(Object.entries(lines ?? {}).map(([index, one]) => [index, one?.message])),
    all: error?.message,
  };
}
