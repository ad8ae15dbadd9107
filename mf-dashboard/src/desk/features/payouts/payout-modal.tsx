import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { rule } from '@stoa/shared/contract/kernel/rule.ts';
import { type Payable, payoutFields } from '@stoa/shared/contract/market/payouts.ts';
import { usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useUiText } from '@stoa/shared/i18n/messages/ui.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button, Group, Stack, Text, TextInput } from '@stoa/shared/kit';
import { Modal } from '@stoa/shared/overlays';
import { newId } from '@stoa/shared/remote/new-id.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useRefusal } from '@stoa/shared/remote/use-refusal.ts';
import { FormProblem } from '@stoa/shared/ui/form-problem.tsx';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { useFocusBack } from '@stoa/shared/ui/use-focus-back.ts';
import { usePayoutsText } from '../../messages/payouts.ts';
import { useRecordPayout } from './use-payouts.ts';

/** Asks how much was paid, when and how. */
export function PayoutModal({ payable, onClose }: { payable: Payable; onClose(): void }) {
  const t = usePayoutsText();
  const ui = useUiText();
  const format = useFormat();
  const { toasts } = usePlatform();
  const record = useRecordPayout();
  // One for each time it is opened: sent twice, it is still one payout.
  const [key] = useState(newId);
  const { creator, currency, payable_minor } = payable;
  const money = (minor: number) => format.money(minor, currency);
  const form = useForm({
    resolver: zodResolver(fieldsUpTo(payable_minor)),
    defaultValues: { amount_minor: payable_minor, paid_on: today(), reference: '' },
  });
  const { problem, isSending, errorOf, submit } = useFormCall(form, {
    refusal: useRefusal(t, ['payment_key_reused']),
    leadsAway: true,
    send: async (given) => {
      await record({ key, creator_id: creator.id, currency, ...given });
      const done = { amount: money(given.amount_minor), name: creator.name };
      toasts.show({ kind: 'success', message: t('record.done', done) });
      onClose();
    },
  });
  useFocusBack();
  const giveUp = () => {
    if (!isSending) onClose();
  };
  return (
    <Modal
      opened
      onClose={giveUp}
      title={t('record.title', { name: creator.name })}
      closeButtonProps={{ 'aria-label': ui('close'), size: 44 }}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="lg">
          <Text>{t('record.text', { amount: money(payable_minor) })}</Text>
          <Controller
            control={form.control}
            name="amount_minor"
            render={({ field }) => (
              <MoneyField
                label={t('record.amount', { currency })}
                currency={currency}
                value={field.value}
                onChange={field.onChange}
                error={errorOf('amount_minor')}
              />
            )}
          />
          <TextInput type="date" label={t('record.date')} error={errorOf('paid_on')} {...form.register('paid_on')} />
          <TextInput
            label={t('record.reference')}
            description={t('record.referenceHint')}
            dir="auto"
            error={errorOf('reference')}
            {...form.register('reference')}
          />
          <FormProblem text={problem} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={giveUp}>
              {ui('cancel')}
            </Button>
            <Button type="submit" loading={isSending}>
              {t('record')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

const fieldsUpTo = (most: number) =>
  payoutFields.extend({
    amount_minor: payoutFields.shape.amount_minor.max(most, rule('A payout cannot exceed what is owed.')),
  });

/** Of the reader's calendar. */
function today(): string {
  const now = new Date();
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
