import { Stack, Textarea } from '@stoa/shared/ui/kit.ts';
import { NumberInput } from '@stoa/shared/ui/overlays.ts';
import { Controller } from 'react-hook-form';
import { FieldConflicts } from '../../builder/field-conflicts.tsx';
import { fieldNames, useCourseForm } from './use-course-form.ts';

const fields = ['watch_threshold', 'captions_waiver'] as const;

/** How videos count, and whether they may go without captions. */
export function WatchingForm() {
  const { form, ...conflicts } = useCourseForm(fields);
  return (
    <Stack gap="lg">
      <FieldConflicts {...conflicts} names={fieldNames} />
      <Controller
        control={form.control}
        name="watch_threshold"
        render={({ field, fieldState }) => (
          <NumberInput
            id="watch_threshold"
            label="A video counts as watched at"
            description="Percentage of its length, 50 to 100."
            suffix="%"
            maw="20rem"
            allowDecimal={false}
            clampBehavior="none"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error && 'Choose a whole number between 50 and 100.'}
          />
        )}
      />
      <Controller
        control={form.control}
        name="captions_waiver"
        render={({ field, fieldState }) => (
          <Textarea
            id="captions_waiver"
            label="Why videos may go without captions"
            description="Leave it empty if every video has captions. Reviewers read your reason, for example that nothing is spoken."
            minRows={2}
            maxLength={320}
            value={field.value ?? ''}
            onChange={(event) => field.onChange(event.currentTarget.value || null)}
            error={fieldState.error && 'At most 300 characters.'}
          />
        )}
      />
    </Stack>
  );
}
