import { useState, type ReactNode } from 'react';
import { useFormState, type FieldValues } from 'react-hook-form';
import { useUiText } from '../i18n/messages/ui.ts';
import { Alert, Button, Group, Stack, Text } from '../ui/kit.ts';
import { Modal } from '../ui/overlays.ts';
import { useGuard } from './use-guard.ts';
import type { FormCall } from './use-form-call.ts';
import { FormProblem } from '../ui/form-problem.tsx';
import { useFocusBack } from '../ui/use-focus-back.ts';

interface FormModalProps<V extends FieldValues, S> {
  title: string;
  confirmLabel: string;
  /** What it does harms somebody, or cannot be taken back. */
  destructive?: boolean;
  formCall: FormCall<V, S>;
  /** For a form of many fields: while something in it is not saved, closing it is asked about. */
  asksBeforeLoss?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog: its fields, why they were refused, and the buttons. It is closed by them alone, not by a press beside it. */
export function FormModal<V extends FieldValues, S>(props: FormModalProps<V, S>) {
  const { title, confirmLabel, destructive = false, formCall, asksBeforeLoss = false, onClose, children } = props;
  const ui = useUiText();
  const { isDirty } = useFormState({ control: formCall.form.control });
  const isUnsaved = asksBeforeLoss && isDirty;
  const [isAsking, setAsking] = useState(false);
  useFocusBack();
  // The page itself is not left either without being asked.
  useGuard(isUnsaved);
  return (
    <Modal
      opened
      onClose={isUnsaved ? () => setAsking(!isAsking) : onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate aria-label={title} onSubmit={(event) => void formCall.submit(event)}>
        <Stack gap="lg">
          {children}
          <FormProblem text={formCall.problem} />
          {isAsking ? (
            <AskBeforeLoss onKeep={() => setAsking(false)} onClose={onClose} />
          ) : (
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={isUnsaved ? () => setAsking(true) : onClose}>
                {ui('cancel')}
              </Button>
              <Button type="submit" loading={formCall.isSending} {...(destructive && { color: 'red' })}>
                {confirmLabel}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Modal>
  );
}

/** In the dialog, not over it: what was typed stays in sight. */
function AskBeforeLoss({ onKeep, onClose }: { onKeep(): void; onClose(): void }) {
  const ui = useUiText();
  return (
    <Alert color="yellow" title={ui('loss.title')}>
      <Text>{ui('loss.text')}</Text>
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" ref={focusOnce} onClick={onKeep}>
          {ui('loss.keep')}
        </Button>
        <Button color="red" onClick={onClose}>
          {ui('loss.close')}
        </Button>
      </Group>
    </Alert>
  );
}

/** The question was not asked for: the keyboard is where it is answered. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus();
