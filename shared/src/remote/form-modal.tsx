import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUiText } from '../i18n/messages/ui.ts';
import { Button, Group, Stack } from '../ui/kit.ts';
import { Modal } from '../ui/overlays.ts';
import type { FormCall } from './use-form-call.ts';
import { FormProblem } from '../ui/form-problem.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';

interface FormModalProps<V extends FieldValues, S> {
  title: string;
  confirmLabel: string;
  formCall: FormCall<V, S>;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog: its fields, why they were refused, and the buttons. It is closed by them alone, not by a press beside it. */
export function FormModal<V extends FieldValues, S>(props: FormModalProps<V, S>) {
  const { title, confirmLabel, formCall, onClose, children } = props;
  const ui = useUiText();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate aria-label={title} onSubmit={(event) => void formCall.submit(event)}>
        <Stack gap="lg">
          {children}
          <FormProblem text={formCall.problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={formCall.isSending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
