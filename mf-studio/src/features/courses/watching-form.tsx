import { Stack, Textarea } from '@stoa/shared/kit';
import { NumberInput } from '@stoa/shared/overlays';
import { Controller } from 'react-hook-form';
import { useBuilderText } from '../../messages/builder.ts';
import { useCourseForm } from './use-course-form.ts';

const fields = ['watch_threshold', 'captions_waiver'] as const;

/** How videos count, and whether they may go without captions. */
export function WatchingForm() {
  const t = useBuilderText();
  const form = useCourseForm(fields);
  return (
    <Stack gap="lg">
      <Controller
        control={form.control}
        name="watch_threshold"
        render={({ field, fieldState }) => (
          <NumberInput
            id="watch_threshold"
            label={t('watched.label')}
            description={t('watched.hint')}
            suffix={t('watched.unit')}
            maw="20rem"
            allowDecimal={false}
            clampBehavior="none"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error && t('watched.rule')}
          />
        )}
      />
      <Controller
        control={form.control}
        name="captions_waiver"
        render={({ field, fieldState }) => (
          <Textarea
            id="captions_waiver"
            label={t('waiver.label')}
            description={t('waiver.hint')}
            minRows={2}
            maxLength={320}
            value={field.value ?? ''}
            onChange={(event) => field.onChange(event.currentTarget.value || null)}
            error={fieldState.error && t('waiver.rule')}
          />
        )}
      />
    </Stack>
  );
}
