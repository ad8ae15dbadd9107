import { Controller, useWatch } from 'react-hook-form';
import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Radio, Stack, Text, TextInput } from '@stoa/shared/kit';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import type { CouponValues, NewCoupon } from './coupon-values.ts';
import { learnerPays } from './learner-pays.ts';

interface DiscountFieldsProps {
  formCall: FormCall<CouponValues, NewCoupon>;
  price: Money;
}

/** What the coupon takes off, and what is left to pay. */
export function DiscountFields({ formCall: { form, errorOf }, price }: DiscountFieldsProps) {
  const t = useCouponsText();
  const discount = useWatch({ control: form.control, name: 'discount' });
  return (
    <Stack gap="md">
      <Controller
        control={form.control}
        name="discount.type"
        render={({ field }) => (
          <Radio.Group label={t('field.discount')} value={field.value} onChange={field.onChange}>
            <Stack gap="xs" mt="xs">
              <Radio value="percent" label={t('discount.percent')} />
              <Radio value="fixed" label={t('discount.fixed')} />
            </Stack>
          </Radio.Group>
        )}
      />
      {discount.type === 'percent' ? (
        <TextInput
          label={t('field.percent')}
          inputMode="numeric"
          error={errorOf('discount.percent')}
          {...form.register('discount.percent', numberText)}
        />
      ) : (
        <Controller
          control={form.control}
          name="discount.amount_minor"
          render={({ field: { value, onChange } }) => (
            <MoneyField
              label={t('field.amount')}
              currency={price.currency}
              value={value}
              onChange={onChange}
              error={errorOf('discount.amount_minor') ?? errorOf('discount.currency')}
            />
          )}
        />
      )}
      <LeftToPay discount={discount} price={price} />
    </Stack>
  );
}

function LeftToPay({ discount, price }: { discount: CouponValues['discount']; price: Money }) {
  const t = useCouponsText();
  const format = useFormat();
  const { type, percent, amount_minor, currency } = discount;
  const isGiven = type === 'fixed' ? amount_minor > 0 : percent !== null && percent >= 1 && percent <= 100;
  const left = learnerPays(
    price,
    type === 'fixed' ? { type, amount_minor, currency } : { type, percent: Math.floor(percent ?? 0) },
  );
  const full = format.money(price.amount_minor, price.currency);
  const text =
    left === 0
      ? t('pays.previewNothing', { price: full })
      : t('pays.preview', { amount: format.money(left, price.currency), price: full });
  return (
    <Text size="sm" c="dimmed" role="status">
      {isGiven && text}
    </Text>
  );
}
