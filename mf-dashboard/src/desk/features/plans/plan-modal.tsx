import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { Button, Group, Stack } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';

interface PlanModalProps<V extends FieldValues, S> {
  title: string;
  confirmLabel: string;
  formCall: FormCall<V, S>;
  onClose(): void;
  children: ReactNode;
}

/** Fields of a plan, why they were refused, and the buttons. */
export function PlanModal<V extends FieldValues, S>(props: PlanModalProps<V, S>) {
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
