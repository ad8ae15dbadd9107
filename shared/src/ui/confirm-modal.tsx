import type { ReactNode } from 'react';
import { useUiText } from '../i18n/messages/ui.ts';
import { Button, Group, Stack, Text } from './kit.ts';
import { Modal } from './overlays.ts';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question: 'Unpublish this course?' */
  title: string;
  /** What follows from yes. */
  text: ReactNode;
  /** The verb on the button, not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Draws the verb in the colour of danger. */
  destructive?: boolean;
  pending?: boolean;
  onConfirm(): void;
  onCancel(): void;
}

export function ConfirmModal(props: ConfirmDialogProps) {
  const t = useUiText();
  const { opened, title, text, confirmLabel, cancelLabel = t('cancel'), destructive = false, pending = false } = props;
  return (
    <Modal opened={opened} onClose={props.onCancel} title={title} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="lg">
        <Text component="div">{text}</Text>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onCancel} data-autofocus>
            {cancelLabel}
          </Button>
          <Button {...(destructive && { color: 'red' })} onClick={props.onConfirm} loading={pending}>
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
