import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { verificationNote } from '@stoa/shared/contract/creators.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@stoa/shared/ui/kit.ts';
import { Modal } from '@stoa/shared/ui/overlays.ts';
import { useCreatorsText } from '../../messages/creators.ts';
import { useFailureText } from './use-requests.ts';

const schema = z.object({ note: verificationNote });

export interface NoteModalProps {
  title: string;
  /** What follows from it. */
  text: string;
  confirmLabel: string;
  isPending: boolean;
  error: Error | null;
  onConfirm(note: string): void;
  onClose(): void;
}

/** Asks why; the person reads it. */
export function NoteModal({ title, text, confirmLabel, isPending, error, onConfirm, onClose }: NoteModalProps) {
  const t = useCreatorsText();
  const ui = useUiText();
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema), defaultValues: { note: '' } });
  const submit = handleSubmit(({ note }) => {
    if (!isPending) onConfirm(note);
  });
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{text}</Text>
          <Textarea
            label={t('note.label')}
            description={t('note.hint')}
            autosize
            minRows={3}
            dir="auto"
            data-autofocus
            error={ruleText(formState.errors.note?.message)}
            {...register('note')}
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
            <Button type="submit" color="red" loading={isPending}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
