import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, type Resolver, useForm } from 'react-hook-form';
import { couponEndpoints, type CourseCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { SimpleGrid, TextInput } from '@stoa/shared/kit';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useBrokenRule } from '@stoa/shared/remote/use-broken-rule.ts';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { MomentField } from '@stoa/shared/ui/moment-field.tsx';
import { numberText } from '@stoa/shared/ui/number-text.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { type CouponChange, changeOf, limitsOf, type LimitValues } from './coupon-values.ts';
import { useRefreshCoupons } from './use-coupons.ts';

/** What may change of a coupon. Code and discount are not among it: they were promised. */
export function LimitsModal({ coupon, onClose }: { coupon: CourseCoupon; onClose(): void }) {
  const t = useCouponsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const refusal = useBrokenRule();
  const before = limitsOf(coupon);
  const { code } = coupon;
  const resolver = zodResolver(couponEndpoints.updateCourseCoupon.body) as unknown as Resolver<
    LimitValues,
    unknown,
    CouponChange
  >;
  const form = useForm({ resolver, defaultValues: before });
  const formCall = useFormCall(form, {
    send: async (after: CouponChange) => {
      await api.updateCourseCoupon({ params: { id: coupon.id }, body: changeOf(before, after) });
      toasts.show({ kind: 'success', message: t('done.changed', { code }) });
      onClose();
      await refresh();
    },
    refusal,
  });
  const { errorOf } = formCall;
  return (
    <FormModal title={t('change.of', { code })} confirmLabel={t('save')} formCall={formCall} onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={form.control}
          name="expires_at"
          render={({ field: { ref, value, onChange } }) => (
            <MomentField
              ref={ref}
              label={t('field.expires')}
              description={t('expires.hint')}
              value={value}
              onChange={onChange}
              error={errorOf('expires_at')}
            />
          )}
        />
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
