import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ModeratedSubject } from '@stoa/shared/contract/community/community-words.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useDiscussionText } from '@stoa/shared/i18n/messages/discussion.ts';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { refusals } from '@stoa/shared/remote/discussions/refusals.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { useTalkText } from '../../messages/talk.ts';

const bounds = rule('Reason must be between 10 and 500 characters.');

interface ReportModalProps {
  subject: Extract<ModeratedSubject, 'discussions' | 'announcements'>;
  id: string;
  onClose(): void;
}

/** Tells the moderators what is wrong with a text of a course. */
export function ReportModal({ subject, id, onClose }: ReportModalProps) {
  const t = useTalkText();
  const ui = useUiText();
  const ruleText = useRuleText();
  const refusal = useRefusal(useDiscussionText(), refusals);
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const report = useReport({ subject, id }, onClose);
  useFocusBack();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { length } = reason.trim();
    setWrong(length < 10 || length > 500);
    if (length >= 10 && length <= 500 && !report.isPending) report.mutate(reason.trim());
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('report.title')}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate aria-label={t('report.title')} onSubmit={submit}>
        <Stack gap="lg">
          <Text>{t('report.text')}</Text>
          <Textarea
            label={t('report.reason')}
            value={reason}
            autosize
            minRows={3}
            dir="auto"
            data-autofocus
            error={isWrong && ruleText(bounds)}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <FormProblem text={report.error && refusal(report.error)} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={report.isPending}>
              {t('act.report')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function useReport({ subject, id }: Pick<ReportModalProps, 'subject' | 'id'>, onDone: () => void) {
  const api = useApi();
  const t = useTalkText();
  const { toasts } = usePlatform();
  return useMutation({
    mutationFn: (reason: string) => api.reportContent({ params: { subject, id }, body: { reason } }),
    onSuccess() {
      toasts.show({ kind: 'success', message: t('done.reported') });
      onDone();
    },
  });
}
