import { pathAssignmentFields, type PathAssignment } from '@stoa/shared/contract/market/path-assignments.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Stack, Switch, TextInput } from '@stoa/shared/kit';
import { useMemo } from 'react';
import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import { useAutosaveForm } from '../../saving/use-autosave-form.ts';

const headFields = pathAssignmentFields.pick({ title: true, required: true });

/** What it is called, and whether the path can be completed without it. */
export function AssignmentHead({ assignment: { id, title, required } }: { assignment: PathAssignment }) {
  const t = usePathBuilderText();
  const ruleText = useRuleText();
  const values = useMemo(() => ({ title, required }), [title, required]);
  const { control, register, formState } = useAutosaveForm(`assignment:${id}`, headFields, values);
  return (
    <Stack gap="lg">
      <TextInput
        label={t('work.title')}
        description={t('work.title.hint')}
        maxLength={100}
        error={ruleText(formState.errors.title?.message)}
        {...register('title')}
      />
      <Controller
        control={control}
        name="required"
        render={({ field }) => (
          <Switch
            label={t('work.required')}
            description={t('work.required.hint')}
            checked={field.value}
            onChange={(event) => field.onChange(event.currentTarget.checked)}
          />
        )}
      />
    </Stack>
  );
}
