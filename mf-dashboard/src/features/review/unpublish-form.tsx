import { useState, type FormEvent } from 'react';
import { Alert, Button, Group, Stack, Textarea } from '@stoa/shared/ui/kit.ts';
import type { useDecide } from './use-review.ts';

const SHORTEST = 10;
const LONGEST = 500;

export function UnpublishForm({ unpublish }: { unpublish: ReturnType<typeof useDecide>['unpublish'] }) {
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
          label="Reason"
          description="The author reads it. Those enrolled keep their access."
          value={reason}
          maxLength={LONGEST}
          autosize
          minRows={2}
          error={wasSent && isShort ? `Give a reason of at least ${SHORTEST} characters.` : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {unpublish.isError && (
          <Alert color="red" role="alert">
            {unpublish.error.message}
          </Alert>
        )}
        <Group>
          <Button type="submit" color="red" variant="light" loading={unpublish.isPending}>
            Take off the catalogue
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
