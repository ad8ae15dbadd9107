import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, Group, Stack, Textarea } from '@stoa/shared/kit';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useGuard } from '@stoa/shared/remote/use-guard.ts';
import { type Insertion, useInsertion } from './use-insertion.ts';

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
  fieldId?: string;
  /** Nothing can be sent, and what was typed stays. */
  isDisabled?: boolean;
  /** Below the field, what is put into it. */
  below?(field: Insertion): ReactNode;
  onSend(reason: string): void;
}

/** A decision against what somebody made, with the reason that they read; it stands on the page itself. */
export function ReasonForm({ label, hint, short, most, verb, destructive = false, ...sending }: ReasonFormProps) {
  const { fieldId, isDisabled = false, isPending, failure, below, onSend } = sending;
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const isShort = reason.trim().length < SHORTEST;
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useInsertion(area, { value: reason, most, onChange: setReason });
  useGuard(!field.isEmpty);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (!isShort && !isPending && !isDisabled) onSend(reason.trim());
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Textarea
          ref={area}
          {...(fieldId && { id: fieldId })}
          label={label}
          description={hint}
          value={reason}
          maxLength={most}
          autosize
          minRows={3}
          error={wasSent && isShort ? short(SHORTEST) : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {below?.(field)}
        <FormProblem text={failure} />
        <Group>
          <Button
            type="submit"
            loading={isPending}
            disabled={isDisabled}
            {...(destructive ? { color: 'red', variant: 'light' } : { variant: 'default' })}
          >
            {verb}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
