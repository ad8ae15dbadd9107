import type { ReactNode } from 'react';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Stack } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';

interface RateFormProps {
  title: string;
  /** What follows from it. */
  text: string;
  confirmLabel: string;
  call: { problem: string | undefined; isSending: boolean; submit(event: { preventDefault(): void }): Promise<void> };
  onClose(): void;
  children: ReactNode;
}

/** A question about a rate in a dialog: its fields, why it was refused, and the buttons. */
export function RateForm({ title, text, confirmLabel, call, onClose, children }: RateFormProps) {
  const ui = useUiText();
  useFocusBack();
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <form noValidate aria-label={title} onSubmit={(event) => void call.submit(event)}>
        <Stack gap="lg">
          <p>{text}</p>
          {children}
          <FormProblem text={call.problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={call.isSending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
