import { zodResolver } from '@hookform/resolvers/zod';
import { type Resolver, useForm } from 'react-hook-form';
import type { Arguments } from '@stoa/shared/contract/endpoints.ts';
import { couponEndpoints, type ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useApi, usePlatform } from '@stoa/shared/federation/platform-context.tsx';
import { FormModal } from '@stoa/shared/remote/form-modal.tsx';
import { useFormCall } from '@stoa/shared/remote/use-form-call.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { changeOf, type CouponValues, valuesOf } from './coupon-values.ts';
import { LimitFields } from './limit-fields.tsx';
import { useRefreshCoupons } from './use-coupons.ts';

type CouponChange = NonNullable<Arguments<'updateCoupon'>['body']>;

/** What may change of a coupon. Code and discount are not among it: they were promised. */
export function LimitsModal({ coupon, onClose }: { coupon: ListedCoupon; onClose(): void }) {
  const t = useCouponsText();
  const api = useApi();
  const { toasts } = usePlatform();
  const refresh = useRefreshCoupons();
  const before = valuesOf(coupon);
  const resolver = zodResolver(couponEndpoints.updateCoupon.body) as unknown as Resolver<
    CouponValues,
    unknown,
    CouponChange
  >;
  const form = useForm({ resolver, defaultValues: before });
  const formCall = useFormCall(form, {
    send: async (after: CouponChange) => {
      await api.updateCoupon({ params: { id: coupon.id }, body: changeOf(before, after) });
      toasts.show({ kind: 'success', message: t('done.changed', { code: coupon.code }) });
      onClose();
      await refresh();
    },
  });
  return (
    <FormModal
      title={t('change.of', { code: coupon.code })}
      confirmLabel={t('save')}
      formCall={formCall}
      onClose={onClose}
    >
      <LimitFields formCall={formCall} known={coupon.items} />
    </FormModal>
  );
}
