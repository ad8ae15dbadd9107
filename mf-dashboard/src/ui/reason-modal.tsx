import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { z } from 'zod';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { type Insertion, useInsertion } from './use-insertion.ts';

export interface ReasonModalProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** What is chosen or warned of, above the field. */
  children?: ReactNode;
  /** Of the field. */
  label: string;
  description?: string;
  /** What was written there before. */
  given?: string;
  /** What a reason must be. */
  reason: z.ZodType<string, string>;
  confirmLabel: string;
  destructive?: boolean;
  /** Below the field, what is put into it. */
  below?(field: Insertion): ReactNode;
  isPending: boolean;
  /** Why it did not work. */
  failure: string | undefined;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks why, before something is done that a person is told about. */
export function ReasonModal({ title, text, label, description, reason, confirmLabel, ...rest }: ReasonModalProps) {
  const { children, given = '', destructive = false, isPending, failure, below, onConfirm, onClose } = rest;
  const ui = useUiText();
  const ruleText = useRuleText();
  const { register, handleSubmit, formState, control, setValue } = useForm({
    resolver: zodResolver(z.object({ reason })),
    defaultValues: { reason: given },
  });
  const area = useRef<HTMLTextAreaElement>(null);
  const field = useInsertion(area, {
    value: useWatch({ control, name: 'reason' }),
    onChange: (text) => setValue('reason', text, { shouldDirty: true, shouldValidate: formState.isSubmitted }),
  });
  const { ref, ...registered } = register('reason');
  useFocusBack();
  const submit = handleSubmit((written) => {
    if (!isPending) onConfirm(written.reason);
  });
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{text}</Text>
          {children}
          <Textarea
            label={label}
            description={description}
            autosize
            minRows={3}
            dir="auto"
            data-autofocus
            error={ruleText(formState.errors.reason?.message)}
            {...registered}
            ref={(element) => {
              ref(element);
              area.current = element;
            }}
          />
          {below?.(field)}
          <FormProblem text={failure} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={isPending} {...(destructive && { color: 'red' })}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
