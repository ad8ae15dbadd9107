import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { reportBody } from '@stoa/shared/contract/community.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@stoa/shared/ui/kit.ts';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFailureText } from './use-failure-text.ts';

export interface ReasonModalProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** Of the field. */
  label: string;
  confirmLabel: string;
  destructive?: boolean;
  isPending: boolean;
  error: Error | null;
  onConfirm(reason: string): void;
  onClose(): void;
}

/** Asks why: 10 to 500 characters. */
export function ReasonModal({ title, text, label, confirmLabel, destructive = false, ...rest }: ReasonModalProps) {
  const { isPending, error, onConfirm, onClose } = rest;
  const ui = useUiText();
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(reportBody),
    defaultValues: { reason: '' },
  });
  useFocusBack();
  const submit = handleSubmit(({ reason }) => {
    if (!isPending) onConfirm(reason);
  });
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{text}</Text>
          <Textarea
            label={label}
            autosize
            minRows={3}
            dir="auto"
            data-autofocus
            error={ruleText(formState.errors.reason?.message)}
            {...register('reason')}
          />
          {error && (
            <Alert color="red" role="alert">
              {failureText(error)}
            </Alert>
          )}
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

/** The dialog goes all at once when it is closed; the keyboard goes on where it was opened. */
function useFocusBack(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
}
