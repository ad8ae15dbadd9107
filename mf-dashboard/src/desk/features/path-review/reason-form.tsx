import { useState, type FormEvent } from 'react';
import { Button, Group, Stack, Textarea } from '@stoa/shared/kit';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { usePathReviewText } from '../../messages/path-review.ts';
import { refusals } from './refusals.ts';
import type { PathDecisions } from './use-path-review.ts';

const SHORTEST = 10;
const LONGEST = 2000;

interface ReasonFormProps {
  hint: string;
  verb: string;
  decision: PathDecisions['returned'];
}

/** A decision against a path, with the reason that its partner reads. */
export function ReasonForm({ hint, verb, decision }: ReasonFormProps) {
  const t = usePathReviewText();
  const refusal = useRefusal(t, refusals);
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isShort && !decision.isPending) decision.mutate(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={t('reason')}
          description={hint}
          value={reason}
          maxLength={LONGEST}
          autosize
          minRows={3}
          error={wasSent && isShort ? t('reason.short', { least: SHORTEST }) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormProblem text={decision.isError && refusal(decision.error)} />
        <Group>
          <Button type="submit" variant="default" loading={decision.isPending}>
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
