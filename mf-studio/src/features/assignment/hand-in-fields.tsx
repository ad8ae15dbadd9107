import { submissionFileBytes, submissionFileTypes } from '@stoa/shared/contract/files/submission-files.ts';
import { submissionTypes } from '@stoa/shared/contract/teaching/submission-types.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect, Radio, Stack } from '@stoa/shared/kit';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useAssignmentText } from '../../messages/assignment.ts';
import type { AssignmentValues } from './use-assignment-form.ts';

const FILE_COUNTS = [1, 2, 3, 4, 5];

/** In what form the work comes; of files how many. */
export function HandInFields({ form }: { form: UseFormReturn<AssignmentValues> }) {
  const t = useAssignmentText();
  const format = useFormat();
  const endings = format.list(Object.keys(submissionFileTypes).map((ending) => `.${ending}`));
  return (
    <>
      <Controller
        control={form.control}
        name="submission_type"
        render={({ field }) => (
          <Radio.Group label={t('handIn')} value={field.value} onChange={field.onChange}>
            <Stack gap="sm" mt="xs">
              {submissionTypes.map((type) => (
                <Radio key={type} value={type} label={t(`handIn.${type}`)} description={t(`handIn.${type}.hint`)} />
              ))}
            </Stack>
          </Radio.Group>
        )}
      />
      {form.watch('submission_type') === 'file' && (
        <Controller
          control={form.control}
          name="max_files"
          render={({ field }) => (
            <NativeSelect
              label={t('files.most')}
              description={t('files.hint', { endings, megabytes: submissionFileBytes / 1024 ** 2 })}
              data={FILE_COUNTS.map((count) => ({ value: String(count), label: t('files.count', { count }) }))}
              value={field.value}
              onChange={(event) => field.onChange(Number(event.currentTarget.value))}
            />
          )}
        />
      )}
    </>
  );
}
