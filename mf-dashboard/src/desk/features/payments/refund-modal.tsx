import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { RefundWay } from '@stoa/shared/contract/market/billing-words.ts';
import type { TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import { CertificateWarning } from './certificate-warning.tsx';
import { ALL, certificatesOf, mostOf, refundForm } from './refund-choice.ts';
import { RefundLines } from './refund-lines.tsx';
import { refusals, useRefund } from './use-payments.ts';
import { useRefundToast } from './use-refund-toast.ts';

interface RefundModalProps {
  story: TransactionStory;
  /** `elsewhere`: it went back outside this site, and is recorded. */
  way: RefundWay;
  onClose(): void;
}

/** Asks what and how much of it goes back, and why. */
export function RefundModal({ story, way, onClose }: RefundModalProps) {
  const t = usePaymentsText();
  const ui = useUiText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const refund = useRefund();
  const cameOut = useRefundToast();
  const { id, reference, currency, lines } = story;
  const isRecord = way === 'elsewhere';
  const money = (minor: number) => format.money(minor, currency);
  const form = useForm({
    resolver: zodResolver(refundForm(story, way)),
    defaultValues: { line: ALL, amount_minor: mostOf(story, ALL, way), reason: '' },
  });
  const [line, amount] = useWatch({ control: form.control, name: ['line', 'amount_minor'] });
  const { problem, isSending, errorOf, submit } = useFormCall(form, {
    refusal: useRefusal(t, refusals),
    leadsAway: true,
    send: async ({ line: line_id, ...given }) => {
      const { refunds } = await refund({ transaction_id: id, way, ...(line_id !== ALL && { line_id }), ...given });
      const sum = money(given.amount_minor);
      if (isRecord) toasts.show({ kind: 'success', message: t('record.done', { amount: sum }) });
      else toasts.show(cameOut(refunds.at(-1)?.status, sum));
      onClose();
    },
  });
  const giveUp = () => {
    if (!isSending) onClose();
  };
  return (
    <Modal
      opened
      onClose={giveUp}
      title={t(isRecord ? 'record.title' : 'refund.title', { reference })}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{t(isRecord ? 'record.text' : 'refund.text', { amount: money(mostOf(story, ALL, way)) })}</Text>
          {lines.length > 1 && (
            <RefundLines
              story={story}
              way={way}
              value={line}
              onChange={(chosen) => {
                form.setValue('line', chosen);
                form.setValue('amount_minor', mostOf(story, chosen, way), {
                  shouldValidate: form.formState.isSubmitted,
                });
              }}
            />
          )}
          <Controller
            control={form.control}
            name="amount_minor"
            render={({ field }) => (
              <MoneyField
                key={line}
                label={t('refund.amount', { currency })}
                currency={currency}
                value={field.value}
                onChange={field.onChange}
                error={errorOf('amount_minor')}
              />
            )}
          />
          <Textarea
            label={t('refund.reason')}
            description={t('refund.reasonHint')}
            autosize
            minRows={3}
            dir="auto"
            error={errorOf('reason')}
            {...form.register('reason')}
          />
          <CertificateWarning names={certificatesOf(story, line, amount)} />
          {problem && (
            <Alert color="red" role="alert">
              {problem}
            </Alert>
          )}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={giveUp}>
              {ui('cancel')}
            </Button>
            <Button type="submit" color="red" loading={isSending}>
              {t(isRecord ? 'record' : 'refund')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
