import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack } from '@stoa/shared/kit';
import { Controller } from 'react-hook-form';
import { useBuilderText } from '../../messages/builder.ts';
import { LinesEditor } from '../../ui/lines-editor.tsx';
import { useLineErrors } from '../../ui/use-line-errors.ts';
import { PrerequisitesField } from './prerequisites-field.tsx';
import { useCourseForm, useFieldNames } from './use-course-form.ts';

const lists = ['objectives', 'requirements', 'audience'] as const;
const fields = [...lists, 'prerequisites'] as const;

/** List → how many lines it may have. */
const most: Record<(typeof lists)[number], number> = { objectives: 12, requirements: 10, audience: 10 };

export function AudienceSection() {
  const form = useCourseForm(fields);
  const t = useBuilderText();
  const names = useFieldNames();
  const lineErrors = useLineErrors();
  const rule = useRuleText();
  return (
    <Stack gap="xl">
      {lists.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <LinesEditor
              id={name}
              label={name === 'audience' ? t('audience.label') : names[name]}
              description={t(`${name}.hint`)}
              placeholder={t(`${name}.example`)}
              most={most[name]}
              value={field.value}
              onChange={field.onChange}
              errors={lineErrors(fieldState.error)}
            />
          )}
        />
      ))}
      <Controller
        control={form.control}
        name="prerequisites"
        render={({ field, fieldState }) => (
          <PrerequisitesField
            value={field.value ?? []}
            onChange={field.onChange}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
    </Stack>
  );
}
