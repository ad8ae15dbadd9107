import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { paymentReason, type TransactionStory } from '@stoa/shared/contract/market/payments.ts';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { usePaymentsText } from '../../messages/payments.ts';
import { refusals, useRefund } from './use-payments.ts';
import { useRefundToast } from './use-refund-toast.ts';

/** Asks how much goes back, and why. */
export function RefundModal({ story, onClose }: { story: TransactionStory; onClose(): void }) {
  const t = usePaymentsText();
  const ui = useUiText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const refund = useRefund();
  const cameOut = useRefundToast();
  const { id, reference, currency, refundable_minor } = story;
  // One for each time it is opened: sent twice, it still pays back once.
  const [key] = useState(newId);
  const money = (minor: number) => format.money(minor, currency);
  const form = useForm({
    resolver: zodResolver(refundBody(refundable_minor)),
    defaultValues: { amount_minor: refundable_minor, reason: '' },
  });
  const { problem, isSending, errorOf, submit } = useFormCall(form, {
    refusal: useRefusal(t, refusals),
    leadsAway: true,
    send: async (given) => {
      const { refunds } = await refund({ key, transaction_id: id, ...given });
      toasts.show(cameOut(refunds.at(-1)?.status, money(given.amount_minor)));
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
      title={t('refund.title', { reference })}
      size="lg"
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{t('refund.text', { amount: money(refundable_minor) })}</Text>
          <Controller
            control={form.control}
            name="amount_minor"
            render={({ field }) => (
              <MoneyField
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
              {t('refund')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const refundBody = (most: number) =>
  z.object({
    amount_minor: z
      .int()
      .min(1, rule('Enter how much is paid back.'))
      .max(most, rule('Refund cannot exceed the amount paid.')),
    reason: paymentReason,
  });
