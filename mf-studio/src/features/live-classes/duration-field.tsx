import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ClassFields } from '@stoa/shared/contract/learning/live-schedule.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, TextInput } from '@stoa/shared/kit';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useLiveClassesText } from '../../messages/live-classes.ts';

/** Minutes. */
const usual = [30, 45, 60, 90, 120] as const;

interface DurationFieldProps {
  form: UseFormReturn<ClassFields>;
  error: string | undefined;
}

/** How long a class is: typed, or one of the usual lengths by a press. */
export function DurationField({ form, error }: DurationFieldProps) {
  const t = useLiveClassesText();
  const format = useFormat();
  const minutes = useWatch({ control: form.control, name: 'duration_min' });
  return (
    <div>
      <TextInput
        label={t('field.duration')}
        description={t('duration.hint')}
        inputMode="numeric"
        error={error}
        {...form.register('duration_min', numberText)}
      />
      <Group gap="xs" mt="xs" role="group" aria-label={t('duration.usual')}>
        {usual.map((length) => (
          <Button
            key={length}
            size="compact-sm"
            variant={minutes === length ? 'light' : 'default'}
            aria-pressed={minutes === length}
            onClick={() => form.setValue('duration_min', length, { shouldDirty: true, shouldValidate: true })}
          >
            {format.duration(length * 60)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
