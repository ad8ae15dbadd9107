import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import type { Money } from '@stoa/shared/contract/kernel/primitives.ts';
import { couponEndpoints } from '@stoa/shared/contract/market/coupons.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { MomentField } from '@stoa/shared/ui/moment-field.tsx';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { type CouponValues, newValues, type NewCoupon } from './coupon-values.ts';
import { DiscountFields } from './discount-fields.tsx';
import { useRefreshCoupons } from './use-coupons.ts';

interface NewCouponModalProps {
  courseId: string;
  price: Money;
  onClose(): void;
}

/** For `register`: null where nothing is typed, so that a code is drawn. */
const textOrNull = { setValueAs: (typed: string | null) => typed?.trim() || null };

/** A new coupon for one course. Code and discount are for good: they are promised. */
export function NewCouponModal({ courseId, price, onClose }: NewCouponModalProps) {
  const t = useCouponsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const refusal = useBrokenRule();
  const resolver = zodResolver(couponEndpoints.createCourseCoupon.body) as unknown as Resolver<
    CouponValues,
    unknown,
    NewCoupon
  >;
  const form = useForm({ resolver, defaultValues: newValues(price.currency) });
  const formCall = useFormCall(form, {
    send: async (body: NewCoupon) => {
      const { code } = await api.createCourseCoupon({ params: { id: courseId }, body });
      toasts.show({ kind: 'success', message: t('done.made', { code }) });
      onClose();
      await refresh();
    },
    refusal,
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('new.title')} confirmLabel={t('new.make')} formCall={formCall} onClose={onClose}>
      <TextInput
        label={t('field.code')}
        description={t('code.hint')}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        error={errorOf('code')}
        {...form.register('code', textOrNull)}
      />
      <DiscountFields formCall={formCall} price={price} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {(['starts_at', 'expires_at'] as const).map((name) => (
          <Controller
            key={name}
            control={form.control}
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
          {...form.register('max_redemptions', numberText)}
        />
      </SimpleGrid>
    </FormModal>
  );
}
