import { useState, type FormEvent } from 'react';
import { Button, Group, Stack, Textarea } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';

const SHORTEST = 10;

interface ReasonFormProps {
  /** Of the field. */
  label: string;
  /** Who reads it, and what follows. */
  hint: string;
  /** Said where it is shorter than `least` characters. */
  short(least: number): string;
  /** Characters. */
  most: number;
  verb: string;
  destructive?: boolean;
  isPending: boolean;
  /** Why it did not work. */
  failure: string | false;
  onSend(reason: string): void;
}

/** A decision against what somebody made, with the reason that they read; it stands on the page itself. */
export function ReasonForm({ label, hint, short, most, verb, destructive = false, ...sending }: ReasonFormProps) {
  const { isPending, failure, onSend } = sending;
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isShort && !isPending) onSend(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          label={label}
          description={hint}
          value={reason}
          maxLength={most}
          autosize
          minRows={3}
          error={wasSent && isShort ? short(SHORTEST) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <FormProblem text={failure} />
        <Group>
          <Button
            type="submit"
            loading={isPending}
            {...(destructive ? { color: 'red', variant: 'light' } : { variant: 'default' })}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
