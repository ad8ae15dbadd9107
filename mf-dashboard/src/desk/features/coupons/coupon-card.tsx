import { type ReactNode, useState } from 'react';
import type { ListedCoupon } from '@stoa/shared/contract/market/coupons.ts';
import { useFormat } from '@stoa/shared/i18n/use-format.ts';
import { Button } from '@stoa/shared/kit';
import { CouponFrame } from '@stoa/shared/remote/coupons/coupon-frame.tsx';
import { couponNow } from '@stoa/shared/remote/coupons/coupon-now.ts';
import { useCouponsText } from '../../messages/coupons.ts';
import { CouponFacts } from './coupon-facts.tsx';
import { LimitsDialog } from './coupon-dialogs.tsx';
import { useSetEnabled } from './use-coupons.ts';

/** One coupon: what it takes off, how it is used, and what can be done with it. */
export function CouponCard({ coupon, box }: { coupon: ListedCoupon; box: ReactNode }) {
  const t = useCouponsText();
  const format = useFormat();
  const [isChanging, setChanging] = useState(false);
  const setEnabled = useSetEnabled(coupon);
  const { code, discount, enabled } = coupon;
  const now = couponNow(coupon);
  const verb = enabled ? 'disable' : 'enable';
  return (
    <CouponFrame
      coupon={coupon}
      now={now}
      state={t(`now.${now}`)}
      off={
        discount.type === 'percent'
          ? t('off.percent', { percent: format.percent(discount.percent) })
          : t('off.fixed', { amount: format.money(discount.amount_minor, discount.currency) })
      }
      box={box}
      buttons={
        <>
          <Button variant="default" aria-label={t('change.of', { code })} onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
          <Button
            variant="default"
            aria-label={t(`${verb}.of`, { code })}
            loading={setEnabled.isPending}
            onClick={() => setEnabled.mutate(!enabled)}
          >
            {t(verb)}
          </Button>
        </>
      }
    >
      <CouponFacts coupon={coupon} />
      {isChanging && <LimitsDialog coupon={coupon} onClose={() => setChanging(false)} />}
    </CouponFrame>
  );
}
