import { Controller, useWatch } from 'react-hook-form';
import type { FormCall } from '@stoa/shared/remote/use-form-call.ts';
import { Radio, SimpleGrid, Stack, TextInput } from '@stoa/shared/kit';
import { MoneyField } from '@stoa/shared/ui/money-field.tsx';
import { useCouponsText } from '../../messages/coupons.ts';
import type { CouponValues } from './coupon-values.ts';
import { CoursePicker } from './course-picker.tsx';
import { MomentField } from '@stoa/shared/ui/moment-field.tsx';
import { numberText } from '@stoa/shared/ui/number-text.ts';

interface LimitFieldsProps<S> {
  formCall: FormCall<CouponValues, S>;
  /** The names of the courses that it is for already. */
  known?: readonly { id: string; name: string }[];
}

/** For what, when and how often a coupon can be used: what may change later, too. */
export function LimitFields<S>({ formCall, known = [] }: LimitFieldsProps<S>) {
  const t = useCouponsText();
  const { form, errorOf } = formCall;
  const { control, register } = form;
  const [scope, discount] = useWatch({ control, name: ['applies_to', 'discount'] });
  return (
    <Stack gap="lg">
      <Controller
        control={control}
        name="applies_to"
        render={({ field }) => (
          <Radio.Group
            label={t('field.for')}
            value={field.value}
            onChange={field.onChange}
            error={errorOf('applies_to')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="all" label={t('scope.all')} />
              <Radio value="courses" label={t('scope.courses')} />
            </Stack>
          </Radio.Group>
        )}
      />
      {scope === 'courses' && (
        <Controller
          control={control}
          name="item_ids"
          render={({ field: { ref, value, onChange } }) => (
            <CoursePicker ref={ref} value={value} onChange={onChange} known={known} error={errorOf('item_ids')} />
          )}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['starts_at', 'expires_at'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field: { ref, value, onChange } }) => (
              <MomentField
                ref={ref}
                label={t(name === 'starts_at' ? 'field.starts' : 'field.expires')}
                description={t(name === 'starts_at' ? 'starts.hint' : 'expires.hint')}
                value={value}
                onChange={onChange}
                error={errorOf(name)}
              />
            )}
          />
        ))}
        <TextInput
          label={t('field.most')}
          description={t('most.hint')}
          inputMode="numeric"
          error={errorOf('max_redemptions')}
          {...register('max_redemptions', numberText)}
        />
        <TextInput
          label={t('field.person')}
          description={t('person.hint')}
          inputMode="numeric"
          error={errorOf('max_per_user')}
          {...register('max_per_user', numberText)}
        />
      </SimpleGrid>
      {discount.type === 'fixed' && (
        <Controller
          control={control}
          name="min_amount_minor"
          render={({ field: { value, onChange } }) => (
            <MoneyField
              label={t('field.least')}
              description={t('least.hint')}
              currency={discount.currency}
              value={value ?? 0}
              onChange={(minor) => onChange(minor === 0 ? null : minor)}
              error={errorOf('min_amount_minor')}
            />
          )}
        />
      )}
    </Stack>
  );
}
