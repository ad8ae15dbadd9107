import { pathFees } from '@stoa/shared/contract/market/learning-paths.ts';
import { currencyChoices, sameFigure } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { useRuleText } from '@stoa/shared/i18n/use-rule-text.ts';
import { Group, Input, NativeSelect, Radio, Stack } from '@stoa/shared/kit';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { Controller } from 'react-hook-form';
import { usePathBuilderText } from '../../messages/path-builder.ts';
import type { FeeDraft } from './path-values.ts';
import { SinglePrices } from './single-prices.tsx';
import { usePathForm } from './use-path-form.ts';

const fields = ['fee'] as const;
type FeeErrors = Partial<Record<keyof FeeDraft | 'message', { message?: string } & string>>;

export function FeeSection() {
  const form = usePathForm(fields);
  const t = usePathBuilderText();
  const rule = useRuleText();
  const errors = (form.formState.errors.fee ?? {}) as unknown as FeeErrors;
  return (
    <Controller
      control={form.control}
      name="fee"
      render={({ field: { value, onChange } }) => (
        <Stack gap="lg">
          <Radio.Group
            id="fee"
            tabIndex={-1}
            label={t('fee.question')}
            value={value.fee ?? ''}
            onChange={(fee) => onChange(feeOf(value, fee as (typeof pathFees)[number]))}
            error={rule(errors.fee?.message)}
          >
            <Stack gap="sm" mt="xs">
              {pathFees.map((fee) => (
                <Radio key={fee} value={fee} label={t(`fee.${fee}`)} description={t(`fee.${fee}.hint`)} />
              ))}
            </Stack>
          </Radio.Group>
          {value.fee === 'one_time' && (
            <Prices
              fee={value}
              onChange={onChange}
              errors={{
                amount: rule(errors.amount_minor?.message ?? errors.message),
                compared: rule(errors.compare_at_minor?.message),
              }}
            />
          )}
          {value.fee !== 'one_time' && errors.message && <Input.Error role="alert">{rule(errors.message)}</Input.Error>}
          <SinglePrices fee={value} />
        </Stack>
      )}
    />
  );
}

/** Only what is paid for once has a price. */
const feeOf = (now: FeeDraft, fee: (typeof pathFees)[number]): FeeDraft =>
  fee === 'one_time' ? { ...now, fee } : { ...now, fee, amount_minor: 0, compare_at_minor: null };

interface PricesProps {
  fee: FeeDraft;
  onChange(fee: FeeDraft): void;
  errors: { amount: string | undefined; compared: string | undefined };
}

function Prices({ fee, onChange, errors }: PricesProps) {
  const t = usePathBuilderText();
  const { locale } = useFormat();
  const { amount_minor, compare_at_minor, currency } = fee;
  const inCurrency = (next: string) =>
    onChange({
      ...fee,
      currency: next,
      amount_minor: sameFigure(amount_minor, currency, next),
      compare_at_minor: compare_at_minor === null ? null : sameFigure(compare_at_minor, currency, next),
    });
  return (
    <Group gap="md" align="flex-start">
      <MoneyField
        id="amount_minor"
        label={t('fee.price')}
        description={t('fee.price.hint')}
        currency={currency}
        value={amount_minor}
        onChange={(minor) => onChange({ ...fee, amount_minor: minor })}
        error={errors.amount}
      />
      <NativeSelect
        id="currency"
        label={t('fee.currency')}
        description={t('fee.currency.hint')}
        data={currencyChoices(locale, currency)}
        value={currency}
        onChange={(event) => inCurrency(event.currentTarget.value)}
      />
      <MoneyField
        id="compare_at_minor"
        label={t('fee.compared')}
        description={t('fee.compared.hint')}
        currency={currency}
        value={compare_at_minor ?? 0}
        onChange={(minor) => onChange({ ...fee, compare_at_minor: minor === 0 ? null : minor })}
        error={errors.compared}
      />
    </Group>
  );
}
