import { useForm } from 'react-hook-form';
import type { TaxRate } from '@stoa/shared/contract/market/taxes.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { TextInput } from '@stoa/shared/kit';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { noonOf } from '../../../ui/noon-of.ts';
import { useTaxesText } from '../../messages/taxes.ts';
import { today } from './day.ts';
import { RateForm } from './rate-form.tsx';
import { useRefreshTaxRates } from './use-taxes.ts';

/** Ends a rate that holds from a day on; one that has not begun is taken back. */
export function EndRateModal({ rate, onClose }: { rate: TaxRate; onClose(): void }) {
  const t = useTaxesText();
  const api = useApi();
  const format = useFormat();
  const { toasts } = usePlatform();
  const refresh = useRefreshTaxRates();
  const hasBegun = rate.state === 'in_force';
  const what = { name: rate.name, country: format.country(rate.country) };
  const form = useForm({ defaultValues: { ends_on: today() } });
  const call = useFormCall(form, {
    send: async (body: { ends_on: string }) => {
      await api.endTaxRate({ params: { id: rate.id }, body });
      const done = hasBegun
        ? t('end.done', { ...what, date: format.date(noonOf(body.ends_on)) })
        : t('end.doneWithdraw', what);
      toasts.show({ kind: 'success', message: done });
      onClose();
      await refresh();
    },
  });
  return (
    <RateForm
      title={t('end.title', what)}
      text={t(hasBegun ? 'end.text' : 'end.textWithdraw')}
      confirmLabel={t(hasBegun ? 'end.make' : 'end.makeWithdraw')}
      call={call}
      onClose={onClose}
    >
      {hasBegun && (
        <TextInput
          label={t('end.day')}
          type="date"
          min={today()}
          error={call.errorOf('ends_on')}
          {...form.register('ends_on')}
        />
      )}
    </RateForm>
  );
}
