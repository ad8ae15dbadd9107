import { Controller, useWatch } from 'react-hook-form';
import { currencyChoices } from '@stoa/shared/i18n/currency-texts.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { NativeSelect, Radio, SimpleGrid, Stack, TextInput } from '@stoa/shared/kit';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { useCouponsText } from '../../messages/coupons.ts';
import type { CouponValues } from './coupon-values.ts';
import { numberText } from '@stoa/shared/ui/number-text.ts';

/** What the coupon takes off: promised once, and never changed. */
export function DiscountFields<S>({ formCall }: { formCall: FormCall<CouponValues, S> }) {
  const t = useCouponsText();
  const { form, errorOf } = formCall;
  const type = useWatch({ control: form.control, name: 'discount.type' });
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
      {type === 'percent' ? (
        <TextInput
          label={t('field.percent')}
          inputMode="numeric"
          error={errorOf('discount.percent')}
          {...form.register('discount.percent', numberText)}
        />
      ) : (
        <AmountFields formCall={formCall} />
      )}
    </Stack>
  );
}

function AmountFields<S>({ formCall: { form, errorOf } }: { formCall: FormCall<CouponValues, S> }) {
  const t = useCouponsText();
  const { locale } = useFormat();
  const currency = useWatch({ control: form.control, name: 'discount.currency' });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <Controller
        control={form.control}
        name="discount.amount_minor"
        render={({ field: { value, onChange } }) => (
          <MoneyField
            label={t('field.amount')}
            currency={currency}
            value={value}
            onChange={onChange}
            error={errorOf('discount.amount_minor')}
          />
        )}
      />
      <NativeSelect
        label={t('field.currency')}
        description={t('currency.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={currencyChoices(locale, currency)}
        error={errorOf('discount.currency')}
        {...form.register('discount.currency')}
      />
    </SimpleGrid>
  );
}
