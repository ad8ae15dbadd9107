import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { planDraft } from '@stoa/shared/contract/market/plans.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { currencyChoices } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect, SimpleGrid, TextInput } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { daysText } from './days-text.ts';
import { usePlansText } from '../../messages/plans.ts';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useRefreshPlans } from './use-plans.ts';

type PlanDraft = z.output<typeof planDraft>;

const firstDraft: PlanDraft = { name: '', amount_minor: 0, currency: 'USD', interval: 'month', trial_days: 0 };

/** A new plan. Its price is for good: what was sold stays what it was. */
export function NewPlanModal({ onClose }: { onClose(): void }) {
  const t = usePlansText();
  const api = useApi();
  const { locale } = useFormat();
  const { toasts } = usePlatform();
  const refresh = useRefreshPlans();
  const form = useForm<PlanDraft, unknown, PlanDraft>({ resolver: zodResolver(planDraft), defaultValues: firstDraft });
  const currency = useWatch({ control: form.control, name: 'currency' });
  const formCall = useFormCall(form, {
    send: async (body: PlanDraft) => {
      await api.createPlan({ body });
      toasts.show({ kind: 'success', message: t('done.made', { plan: body.name }) });
      onClose();
      await refresh();
    },
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('new.title')} confirmLabel={t('new.make')} formCall={formCall} onClose={onClose}>
      <TextInput
        label={t('field.name')}
        description={t('name.hint')}
        autoComplete="off"
        data-autofocus
        error={errorOf('name')}
        {...form.register('name')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={form.control}
          name="amount_minor"
          render={({ field: { value, onChange } }) => (
            <MoneyField
              label={t('field.price')}
              description={t('price.hint')}
              currency={currency}
              value={value}
              onChange={onChange}
              error={errorOf('amount_minor')}
            />
          )}
        />
        <NativeSelect
          label={t('field.currency')}
          data={currencyChoices(locale, currency)}
          error={errorOf('currency')}
          {...form.register('currency')}
        />
        <NativeSelect
          label={t('field.interval')}
          data={[
            { value: 'month', label: t('interval.month') },
            { value: 'year', label: t('interval.year') },
          ]}
          error={errorOf('interval')}
          {...form.register('interval')}
        />
        <TextInput
          label={t('field.trialDays')}
          description={t('trial.hint')}
          inputMode="numeric"
          error={errorOf('trial_days')}
          {...form.register('trial_days', daysText)}
        />
      </SimpleGrid>
    </FormModal>
  );
}
