import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { type TaxRateDraft, taxRateDraft } from '@stoa/shared/contract/market/taxes.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { NativeSelect, TextInput } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { CountrySelect } from '@stoa/shared/ui/country-select.tsx';
import { noonOf } from '../../../ui/noon-of.ts';
import { useTaxesText } from '../../messages/taxes.ts';
import { today } from './day.ts';
import { RateForm } from './rate-form.tsx';
import { useRefreshTaxRates } from './use-taxes.ts';

/** In the order of the fields; null where nothing is written yet. */
type Draft = Omit<TaxRateDraft, 'country' | 'rate'> & { country: string | null; rate: number | null };

export function NewRateModal({ onClose }: { onClose(): void }) {
  const t = useTaxesText();
  const api = useApi();
  const format = useFormat();
  const { toasts } = usePlatform();
  const refresh = useRefreshTaxRates();
  const form = useForm({
    resolver: zodResolver(taxRateDraft) as unknown as Resolver<Draft, unknown, TaxRateDraft>,
    defaultValues: { country: null, name: '', rate: null, inclusive: true, valid_from: today() },
  });
  const call = useFormCall(form, {
    send: async (body: TaxRateDraft) => {
      const { name, country, valid_from } = await api.createTaxRate({ body });
      const date = format.date(noonOf(valid_from));
      toasts.show({ kind: 'success', message: t('new.done', { name, country: format.country(country), date }) });
      onClose();
      await refresh();
    },
  });
  const { errorOf } = call;
  return (
    <RateForm title={t('new.title')} text={t('new.text')} confirmLabel={t('new.make')} call={call} onClose={onClose}>
      <Controller
        control={form.control}
        name="country"
        render={({ field: { name: _name, ...field } }) => <CountrySelect {...field} error={errorOf('country')} />}
      />
      <TextInput
        label={t('new.name')}
        description={t('new.nameHint')}
        autoComplete="off"
        maxLength={20}
        error={errorOf('name')}
        {...form.register('name')}
      />
      <TextInput
        label={t('new.rate')}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('rate')}
        {...form.register('rate', { setValueAs: basisPoints })}
      />
      <NativeSelect
        label={t('new.how')}
        data={[
          { value: 'true', label: t('new.included') },
          { value: 'false', label: t('new.added') },
        ]}
        {...form.register('inclusive', { setValueAs: (value) => String(value) === 'true' })}
      />
      <TextInput
        label={t('new.from')}
        type="date"
        min={today()}
        error={errorOf('valid_from')}
        {...form.register('valid_from')}
      />
    </RateForm>
  );
}

/** '5,5' percent are 550; null where nothing is typed. What is already a number is what was read before. */
function basisPoints(typed: string | number | null): number | null {
  if (typeof typed !== 'string') return typed;
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
  return text === '' ? null : Math.round(Number(text) * 100);
}
