import { useState, type FormEvent } from 'react';
import { Button, Group, Stack, Textarea } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import type { useDecide } from './use-review.ts';
import { useReviewText } from '../../messages/review.ts';
import { refusals } from './refusals.ts';

const SHORTEST = 10;
const LONGEST = 500;

export function UnpublishForm({ unpublish }: { unpublish: ReturnType<typeof useDecide>['unpublish'] }) {
  const t = useReviewText();
  const refusal = useRefusal(t, refusals);
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isShort && !unpublish.isPending) unpublish.mutate(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={t('unpublish.reason')}
          description={t('unpublish.hint')}
          value={reason}
          maxLength={LONGEST}
          autosize
          minRows={2}
          error={wasSent && isShort ? t('unpublish.short', { least: SHORTEST }) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormProblem text={unpublish.isError && refusal(unpublish.error)} />
        <Group>
          <Button type="submit" color="red" variant="light" loading={unpublish.isPending}>
            {t('unpublish.course')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
