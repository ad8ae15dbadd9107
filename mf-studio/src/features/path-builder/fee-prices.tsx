import { currencyChoices, sameFigure } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Group, NativeSelect } from '@stoa/shared/kit';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import type { FeeForm } from './fee-section.tsx';

interface FeePricesProps {
  form: FeeForm;
  /** What the server says of the price. */
  refused: string | undefined;
}

/** The price in its currency, and the one that it is compared with. */
export function FeePrices({ form, refused }: FeePricesProps) {
  const t = usePathBuilderText();
  const rule = useRuleText();
  const { locale } = useFormat();
  const fee = form.watch('fee');
  const { amount_minor, compare_at_minor, currency } = fee;
  const changeCurrency = (next: string) =>
    form.setValue('fee', {
      ...fee,
      amount_minor: sameFigure(amount_minor, currency, next),
      compare_at_minor: compare_at_minor === null ? null : sameFigure(compare_at_minor, currency, next),
      currency: next,
    });
  return (
    <Group gap="md" align="flex-start">
      <Controller
        control={form.control}
        name="fee.amount_minor"
        render={({ field, fieldState }) => (
          <MoneyField
            id="amount_minor"
            label={t('fee.price')}
            description={t('fee.price.hint')}
            currency={currency}
            value={field.value}
            onChange={field.onChange}
            error={rule(fieldState.error?.message) ?? refused}
          />
        )}
      />
      <NativeSelect
        id="currency"
        label={t('fee.currency')}
        description={t('fee.currency.hint')}
        data={currencyChoices(locale, currency)}
        value={currency}
        onChange={(event) => changeCurrency(event.currentTarget.value)}
      />
      <Controller
        control={form.control}
        name="fee.compare_at_minor"
        render={({ field, fieldState }) => (
          <MoneyField
            id="compare_at_minor"
            label={t('fee.compared')}
            description={t('fee.compared.hint')}
            currency={currency}
            value={field.value ?? 0}
            onChange={(minor) => field.onChange(minor === 0 ? null : minor)}
            error={rule(fieldState.error?.message)}
          />
        )}
      />
    </Group>
  );
}
